import type { Strings } from './strings.ts';

/** The form's texts in Uzbek, Latin script; ʻ (U+02BB) in oʻ and gʻ, ʼ (U+02BC) for the tutuq belgisi. */
export const uz: Strings = {
  loading: 'Toʻlov yuklanmoqda…',
  'language.label': 'Til',

  'header.method': 'Toʻlov usulini tanlang',
  'header.init': 'Toʻlov',
  'header.credential': 'Rekvizitlarni nusxalang va pul yuboring',
  'header.processing': 'Kuting. Toʻlov bajarilmoqda...',
  'header.review': 'Toʻlovingizni xodimimiz koʻrib chiqmoqda',
  'header.success': 'Toʻlov qabul qilindi',
  'header.fail': 'Toʻlov yakunlanmadi',
  'header.not_found': 'Toʻlov topilmadi',
  'header.insecure': 'Bu sahifaga himoyalangan ulanish kerak',

  'button.continue': 'Davom etish',
  'button.back': 'Orqaga',
  'button.change_method': 'Oʻzgartirish',
  deposit: '{amount} toʻlash',
  have_paid: 'Toʻladim',
  try_again: 'Qayta urinish',
  copy: 'Nusxalash',
  copied: 'Nusxalandi',
  in_progress: 'Bir daqiqa…',

  'amount.label': 'Summa',
  'amount.increase': 'Summani oshirish',
  'amount.decrease': 'Summani kamaytirish',
  'amount.quick': 'Tayyor summalar',
  'limit.label': 'Limitlar',
  'init.next': 'Keyingi qadamda pulni qayerga oʻtkazishni koʻrsatamiz.',

  'countdown.label': 'Qolgan vaqt',
  'countdown.at_zero': 'Vaqt tugagach, toʻlov yopiladi: shundan keyin pul yubormang.',
  'countdown.minutes_left': 'Qolgan daqiqalar: {minutes}',
  'countdown.seconds_left': 'Qolgan soniyalar: {seconds}',
  'countdown.days.one': '{days} kun',
  'countdown.days.few': '{days} kun',
  'countdown.days.many': '{days} kun',

  'credential.exact': 'Aynan shu summani bitta oʻtkazma bilan yuboring.',
  'credential.waiting': 'Oʻtkazmangiz uchun hisob qidirilmoqda…',
  'credential.after':
    'Keyin tugmani bosing: oʻtkazmangizni topamiz. Sahifani yopib, keyinroq qaytishingiz mumkin.',
  card_number: 'Karta raqami',
  payment_id: 'Toʻlov ID raqami',
  invoice_id: 'Hisob ID raqami',

  'processing.close':
    'Odatda bir daqiqadan kam vaqt oladi. Sahifani yopishingiz mumkin: toʻlov usiz ham davom etadi.',
  'processing.save_id': 'Pul hisobingizga tushguncha toʻlov ID raqamini saqlab qoʻying',
  'review.text':
    'Oʻtkazmangizni tekshirish kerak. Sizdan hech narsa talab qilinmaydi: pulni qayta yubormang.',
  'success.text': 'Balansingiz tez orada yangilanadi',
  'fail.text': 'Nimadir xato ketdi',
  'fail.sent':
    'Pulni allaqachon yuborgan boʻlsangiz, qayta yubormang. Bu ID raqamini saqlang: toʻlovingiz shu orqali topiladi.',
  'not_found.text': 'Manzilni tekshiring yoki doʻkondan yangi toʻlov havolasini soʻrang.',
  'insecure.text': 'Uni https:// bilan boshlanadigan manzil orqali oching',
  noscript: 'Toʻlash uchun JavaScriptni yoqing: usiz tugmalar ishlamaydi.',
  'connection.lost': 'Aloqa yoʻq. Urinishda davom etyapmiz, hech narsa yoʻqolmadi.',
};
