import type { followUp as english } from './en.ts';

/** The texts of what follows a payment, in Russian. */
export const followUp: Readonly<Record<keyof typeof english, string>> = {
  'return.open': 'Вернуть {amount}',
  'return.title': 'Куда вернуть {amount}?',
  'return.text':
    'Введите номер своей карты или телефона. Каждый возврат перед отправкой проверяет сотрудник.',
  'return.ends': 'После этого не отправляйте остаток: платёж не будет завершён.',
  'return.next': 'Продолжить',
  'return.check': 'Вернуть {amount} на этот номер?',
  'return.yes': 'Да, запросить возврат',
  'return.requested':
    'Вы запросили возврат {amount} на номер, который заканчивается на {digits}. Его проверяет сотрудник, ответ появится здесь.',
  'return.sending':
    'Возврат одобрен: {amount} отправляется на номер, который заканчивается на {digits}.',
  'return.sent': '{amount} возвращено на номер, который заканчивается на {digits}.',
  'return.rejected': 'Возврат {amount} не одобрен.',
  'return.failed':
    'Не удалось отправить {amount} на номер, который заканчивается на {digits}. Введите другой номер.',
  'return.refused':
    'Сейчас запросить возврат нельзя. Обновите страницу, чтобы узнать, что с платежом.',
  'support.answer': 'Ответ поддержки: {answer}',
  'receipt.label': 'Изображение квитанции банка',
  'receipt.hint': 'Поможет найти деньги. PNG, JPEG, WebP или PDF, до 5 МБ.',
  'receipt.choose': 'Выбрать файл',
  'receipt.send': 'Приложить',
  'return.request': 'Возврат денег',
  'receipt.attached': 'Квитанция приложена.',
  'receipt.too_large': 'Файл больше 5 МБ. Выберите файл поменьше.',
  'receipt.type': 'Это не PNG, JPEG, WebP или PDF. Выберите другой файл.',
  'receipt.damaged': 'Файл повреждён. Выберите другой.',
  'receipt.refused': 'Не удалось приложить файл. Обновите страницу и попробуйте ещё раз.',
};
