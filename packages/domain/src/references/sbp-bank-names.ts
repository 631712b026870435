/** The names that people know a bank by and the list of the system does not have. */
export type SbpBankNames = {
  /** The current name, if the list has a former one. */
  readonly currentName?: string;
  /** Former, short and foreign names. */
  readonly aliases: readonly string[];
};

/**
 * Other names of member banks, by member code; names that are spelt the same in Latin letters are
 * not repeated (FORM-248).
 */
export const sbpBankNames: Readonly<Record<string, SbpBankNames>> = {
  // Тинькофф
  '100000000004': {
    currentName: 'Т-Банк',
    aliases: ['Тинькоф', 'Tinkoff', 'T-Bank', 'ТБанк', 'TBank'],
  },
  // Сбербанк
  '100000000111': { aliases: ['Сбер', 'Sber'] },
  // Альфа-Банк
  '100000000008': { aliases: ['Alpha Bank', 'Альфабанк'] },
  // Райффайзен Банк
  '100000000007': { aliases: ['Raiffeisen'] },
  // Газпромбанк
  '100000000001': { aliases: ['ГПБ', 'GPB'] },
  // Промсвязьбанк
  '100000000010': { currentName: 'ПСБ', aliases: ['PSB'] },
  // Совкомбанк
  '100000000013': { aliases: ['Sovcombank', 'Халва'] },
  // Россельхозбанк
  '100000000020': { aliases: ['РСХБ', 'RSHB'] },
  // МКБ
  '100000000025': { aliases: ['Московский кредитный банк', 'MKB'] },
  // Юникредит Банк
  '100000000030': { aliases: ['UniCredit'] },
  // Синара банк
  '100000000003': { aliases: ['СКБ-банк', 'Дело банк'] },
  // Экспобанк
  '100000000044': { aliases: ['Expobank'] },
  // АБ РОССИЯ
  '100000000095': { aliases: ['Банк Россия'] },
  // Бланк банк
  '100000000053': { aliases: ['Blanc', 'Витабанк'] },
  // Банк ДОМ.РФ
  '100000000082': { aliases: ['DOM.RF', 'Российский капитал'] },
  // МТС-Банк
  '100000000017': { aliases: ['МТС Деньги', 'MTS Money'] },
  // Кредит Европа Банк Россия
  '100000000027': { aliases: ['Credit Europe'] },
  // ЮМани
  '100000000022': { currentName: 'ЮMoney', aliases: ['YooMoney', 'Яндекс.Деньги'] },
  // Банк Санкт-Петербург
  '100000000029': { aliases: ['БСПБ', 'BSPB'] },
  // Банк Интеза
  '100000000170': { aliases: ['Intesa'] },
  // РН Банк
  '100000000253': { currentName: 'Авто Финанс Банк', aliases: ['RN Bank'] },
  // Джей энд Ти Банк
  '100000000213': { aliases: ['J&T Bank'] },
  // Эс-Би-Ай Банк
  '100000000105': { aliases: ['SBI Bank'] },
  // Центр-Инвест банк
  '100000000059': { aliases: ['Center-Invest'] },
  // Ишбанк
  '100000000199': { aliases: ['Isbank'] },
  // Ситибанк
  '100000000128': { aliases: ['Citibank'] },
  // КИВИ банк
  '100000000009': { aliases: ['QIWI', 'Киви кошелёк'] },
  // УБРиР
  '100000000031': { aliases: ['Уральский банк реконструкции и развития', 'UBRR'] },
  // Хоум Кредит энд Финанс Банк
  '100000000024': { currentName: 'Хоум Банк', aliases: ['Home Credit', 'Home Bank'] },
  // Ренессанс Кредит
  '100000000032': { currentName: 'Ренессанс Банк', aliases: ['Renaissance'] },
  // Тойота Банк
  '100000000138': { aliases: ['Toyota Bank'] },
  // Яндекс Банк
  '100000000150': { aliases: ['Yandex Bank', 'Яндекс Пэй', 'Yandex Pay'] },
  // Драйв Клик Банк
  '100000000250': { aliases: ['Сетелем', 'Cetelem'] },
  // ФФИН Банк
  '100000000265': { currentName: 'Цифра банк', aliases: ['Freedom', 'Фридом Финанс'] },
  // Озон Банк (Ozon)
  '100000000273': { aliases: ['Еком Банк', 'Озон'] },
  // Точка ФК Открытие
  '100000000065': { aliases: ['Tochka Bank'] },
  // Почта Банк
  '100000000016': { aliases: ['Лето Банк', 'Post Bank'] },
};
