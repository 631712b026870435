import type { Language } from '@tiyin/domain/money';

const en = {
  title: 'Receipt',
  genuine: 'This receipt is genuine',
  changed: 'This payment was changed later',
  'changed.text':
    'The receipt is genuine, but the payment was corrected or returned after it was issued. Ask the merchant for its status.',
  unknown: 'This is not a genuine receipt',
  'unknown.text':
    'The address is incomplete or was altered. Scan the QR code of the receipt again, or ask the person who gave it to you for the link.',
  deposit: 'Paid to',
  withdrawal: 'Paid out by',
  paidAt: 'Paid',
  test: 'A test: no real money was paid',
  qr: 'QR code that opens this page',
  'qr.text': 'Anybody can check this receipt by scanning the code.',
} as const;

type ReceiptKey = keyof typeof en;

const ru: Readonly<Record<ReceiptKey, string>> = {
  title: 'Квитанция',
  genuine: 'Квитанция подлинная',
  changed: 'Платёж позже изменился',
  'changed.text':
    'Квитанция подлинная, но после её выдачи платёж был исправлен или возвращён. Уточните его состояние у магазина.',
  unknown: 'Это не подлинная квитанция',
  'unknown.text':
    'Адрес неполный или изменён. Отсканируйте QR-код квитанции ещё раз или попросите ссылку у того, кто её дал.',
  deposit: 'Получатель',
  withdrawal: 'Отправитель',
  paidAt: 'Время платежа',
  test: 'Тест: настоящие деньги не переводились',
  qr: 'QR-код, который открывает эту страницу',
  'qr.text': 'Любой может проверить квитанцию, отсканировав код.',
};

const uz: Readonly<Record<ReceiptKey, string>> = {
  title: 'Kvitansiya',
  genuine: 'Kvitansiya haqiqiy',
  changed: 'Toʻlov keyinroq oʻzgargan',
  'changed.text':
    'Kvitansiya haqiqiy, lekin u berilgandan keyin toʻlov tuzatilgan yoki qaytarilgan. Holatini sotuvchidan soʻrang.',
  unknown: 'Bu haqiqiy kvitansiya emas',
  'unknown.text':
    'Manzil toʻliq emas yoki oʻzgartirilgan. Kvitansiyaning QR-kodini qayta skanerlang yoki uni bergan odamdan havolani soʻrang.',
  deposit: 'Kimga toʻlandi',
  withdrawal: 'Kim toʻladi',
  paidAt: 'Toʻlov vaqti',
  test: 'Sinov: haqiqiy pul oʻtkazilmagan',
  qr: 'Shu sahifani ochadigan QR-kod',
  'qr.text': 'Kodni skanerlab, kvitansiyani istalgan kishi tekshirishi mumkin.',
};

/** The words of the receipt, which the form's script does not load. */
export const receiptWords: Readonly<Record<Language, Readonly<Record<ReceiptKey, string>>>> = {
  en,
  ru,
  uz,
};
