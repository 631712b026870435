import type { PlainKey } from './en.ts';

/** Uzbek texts, Latin script, of only the pages without a script. */
export const uz: Readonly<Record<PlainKey, string>> = {
  'noscript.link': 'JavaScriptsiz davom etish',
  'problem.title': 'Xato: {title}',

  'amount.show': 'Pulni qayerga oʻtkazishni koʻrsatish',
  'amount.next': 'Pul qayerga yuborilishini koʻrsatish',
  'amount.problem.empty': 'Summani kiriting',
  'amount.problem.not-a-number': 'Summa son boʻlishi kerak',
  'amount.problem.negative': 'Summa manfiy boʻlishi mumkin emas',
  'amount.problem.out-of-range': 'Summa juda katta',
  'amount.problem.limits': 'Summa limitlar ichida boʻlishi kerak: {limits}',
  'amount.problem.changed-too-often':
    'Summa va usulni koʻpi bilan uch marta tanlash mumkin. Avval rekvizitlari koʻrsatilgan summalardan birini tanlang.',

  'ask.text': 'Tugmani bosing, biz oʻtkazmangiz uchun hisob topamiz.',
  'wait.title': 'Hozir boʻsh hisob yoʻq',
  'wait.text':
    'Bir ozdan keyin boʻshashi mumkin. Hech narsa yoʻqolmadi: qayta urinib koʻring yoki orqaga qayting.',

  'copy.hint': 'Raqamni nusxalash uchun uni bosib turing.',
  'time.loaded': 'Sahifa ochilganda qolgan vaqt',
  'time.check': 'Qolgan vaqtni yangilash',

  'reload.every': 'Sahifa har {seconds} soniyada oʻzi yangilanadi.',
  'reload.stop': 'Yangilanmasin',
  'reload.start': 'Oʻzi yangilansin',
  'reload.now': 'Hozir tekshirish',

  'bank.choose': 'Bankni tanlang',
};
