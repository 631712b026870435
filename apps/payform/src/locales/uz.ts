import type { Strings } from './strings.ts';

/** The form's texts in Uzbek, Latin script; ʻ (U+02BB) in oʻ and gʻ, ʼ (U+02BC) for the tutuq belgisi. */
export const uz: Strings = {
  loading: 'Toʻlov yuklanmoqda…',
  'language.label': 'Til',

  'header.method': 'Toʻlov usulini tanlang',
  'header.method.payout': 'Pulni qanday olishni tanlang',
  'header.init': 'Toʻlov',
  'header.credential': 'Rekvizitlarni nusxalang va pul yuboring',
  'header.payee.card': 'Oluvchining karta raqamini kiriting va “Yuborish”ni bosing',
  'header.payee.phone': 'Bankni tanlang, telefon raqamini kiriting va “Yuborish”ni bosing',
  'header.payee.card-or-phone':
    'Oluvchining karta yoki telefon raqamini kiriting va “Yuborish”ni bosing',
  'header.processing': 'Kuting. Toʻlov bajarilmoqda...',
  'header.review': 'Toʻlovingizni xodimimiz koʻrib chiqmoqda',
  'header.success': 'Toʻlov qabul qilindi',
  'header.sent': 'Pul yuborildi',
  'header.fail': 'Toʻlov yakunlanmadi',
  'header.not_found': 'Toʻlov topilmadi',
  'header.insecure': 'Bu sahifaga himoyalangan ulanish kerak',

  'button.continue': 'Davom etish',
  'button.back': 'Orqaga',
  'button.change_method': 'Oʻzgartirish',
  deposit: '{amount} toʻlash',
  withdrawal: '{amount} yechib olish',
  send: '{amount} yuborish',
  have_paid: 'Toʻladim',
  try_again: 'Qayta urinish',
  copy: 'Nusxalash',
  copied: 'Nusxalandi',
  'copy.by_hand': 'Brauzer nusxalashga ruxsat bermadi. Matn belgilandi: uni oʻzingiz nusxalang.',
  in_progress: 'Bir daqiqa…',

  'amount.label': 'Summa',
  'amount.increase': 'Summani oshirish',
  'amount.decrease': 'Summani kamaytirish',
  'amount.quick': 'Tayyor summalar',
  'limit.label': 'Limitlar',
  'method.next.amount':
    'Keyin summani tanlaysiz. Oʻzingiz yubormaguningizcha hisobingizdan pul yechilmaydi.',
  'method.next.fixed':
    'Keyin uni qayerga oʻtkazishni koʻrsatamiz. Oʻzingiz yubormaguningizcha hisobingizdan pul yechilmaydi.',
  'init.next': 'Keyingi qadamda pulni qayerga oʻtkazishni koʻrsatamiz.',

  'countdown.label': 'Qolgan vaqt',
  'countdown.at_zero': 'Vaqt tugagach, toʻlov yopiladi: shundan keyin pul yubormang.',
  'countdown.minutes_left': 'Qolgan daqiqalar: {minutes}',
  'countdown.seconds_left': 'Qolgan soniyalar: {seconds}',
  'countdown.days.one': '{days} kun',
  'countdown.days.few': '{days} kun',
  'countdown.days.many': '{days} kun',

  'credential.exact': 'Aynan shu summani bir yoʻla yuboring.',
  'credential.waiting': 'Oʻtkazmangiz uchun hisob qidirilmoqda…',
  'wait.busy':
    'Hozir barcha hisoblar band. Qidirishda davom etyapmiz va bittasi boʻshashi bilan keyingi qadamga oʻtamiz: sizdan hech narsa talab qilinmaydi.',
  'wait.long.method':
    'Bu odatdagidan uzoqroq davom etyapti. Yana kutishingiz yoki boshqa usulda toʻlashingiz mumkin.',
  'wait.long.amount':
    'Bu odatdagidan uzoqroq davom etyapti. Yana kutishingiz yoki boshqa summani tanlashingiz mumkin: unga boʻsh hisob topilishi mumkin.',
  'wait.long.none':
    'Bu odatdagidan uzoqroq davom etyapti. Sahifani ochiq qoldirib kutishingiz yoki doʻkonga qaytib, keyinroq urinib koʻrishingiz mumkin. Qayerga yuborishni koʻrmaguncha pul yubormang.',
  'wait.other_method': 'Boshqa usulni tanlash',
  'wait.other_amount': 'Boshqa summani tanlash',
  'requisites.changed':
    'Summa yoki hisob oʻzgardi: pulni faqat hozir koʻrsatilganidek yuboring. Allaqachon yuborgan boʻlsangiz, qayta yubormang: “Toʻladim” tugmasini bosing.',
  'requisites.amounts_used_up':
    'Bu toʻlov uchun uch xil summa yoki usul tanlangan, boshqasini tanlab boʻlmaydi. Bu oxirgi tanlovingiz; avvalgilaridan biriga qaytishingiz ham mumkin.',
  'credential.after':
    'Keyin tugmani bosing: oʻtkazmangizni topamiz. Sahifani yopib, keyinroq qaytishingiz mumkin.',
  'payee.label.card': 'Karta raqami',
  'payee.label.card-or-phone': 'Karta yoki telefon raqami',
  'payee.label.phone': 'Telefon raqami',
  'payee.plus': 'Telefon raqami + belgisi va davlat kodi bilan boshlanadi.',
  'payee.bank': 'Bank',
  'payee.find': 'Bankni toping',
  'payee.found': 'Topilgan banklar: {count}',
  'payee.none': 'Hech narsa topilmadi.',
  'payee.loading': 'Banklar yuklanmoqda…',
  'payee.not_loaded': 'Banklar roʻyxatini yuklab boʻlmadi.',
  'payee.check': 'Tekshiring: yuborilgan pul qaytarilmaydi.',
  'payee.refused': 'Bu raqamga pul yuborib boʻlmaydi. Uni tekshiring yoki boshqasini kiriting.',
  'payee.no-bank': 'Bankni tanlang',
  'payee.incomplete': 'Telefon raqamini toʻliq kiriting',
  'payee.must-start-with-nine': 'Telefon raqami toʻqqizdan boshlanishi kerak',
  'payee.not-russian': 'Rossiya mobil raqamini kiriting',
  'payee.no-country-code': 'Telefon raqamini davlat kodi bilan kiriting',
  'payee.empty': 'Raqamni kiriting',
  'payee.not-digits': 'Bu yerga faqat raqamlar kiritiladi',
  'payee.wrong-length': 'Raqamni tekshiring: raqamlari juda kam yoki juda koʻp',
  'payee.wrong-check-digit': 'Raqamni tekshiring: bitta raqami notoʻgʻri',

  card_number: 'Karta raqami',
  phone_invalid: 'Telefon raqami formati notoʻgʻri',
  payment_id: 'Toʻlov ID raqami',
  invoice_id: 'Toʻlov ID raqami',

  'processing.close':
    'Odatda bir daqiqadan kam vaqt oladi. Sahifani yopishingiz mumkin: toʻlov usiz ham davom etadi.',
  'processing.save_id': 'Pul hisobingizga tushguncha toʻlov ID raqamini saqlab qoʻying',
  'review.text':
    'Oʻtkazmangizni tekshirish kerak. Sizdan hech narsa talab qilinmaydi: pulni qayta yubormang.',
  'success.text': 'Balansingiz tez orada yangilanadi',
  'success.next':
    'Doʻkonga qaytish uchun “Davom etish” tugmasini bosing. U yerda balans yangilanguncha toʻlov ID raqamini saqlab qoʻying.',
  'success.sent':
    'Pul bankda bir necha daqiqadan keyin koʻrinishi mumkin. Doʻkonga qaytish uchun “Davom etish” tugmasini bosing.',
  'fail.text': 'Nimadir xato ketdi',
  'fail.expired': '“Toʻladim” tugmasi bosilguncha vaqt tugadi, shuning uchun toʻlov yopildi.',
  'fail.late':
    'Oʻtkazmangizni yana yarim soat qidiramiz. Pul kelgan-kelmaganini bilish uchun bu sahifani keyinroq qayta oching.',
  'fail.declined': 'Oʻtkazmangiz topilmadi yoki qabul qilinmadi.',
  'fail.canceled': 'Bu toʻlov bekor qilindi.',
  'fail.refused':
    'Bu toʻlovni shu yerda davom ettirib boʻlmaydi. Doʻkonga qaytib, qaytadan boshlang.',
  'fail.again': 'Qaytadan boshlash uchun doʻkonga qayting.',
  'fail.sent':
    'Pulni allaqachon yuborgan boʻlsangiz, qayta yubormang. Bu ID raqamini saqlang: toʻlovingiz shu orqali topiladi.',
  'withdrawal.next.amount': 'Keyin summani tanlaysiz, soʻng uni qayerga yuborishni koʻrsatasiz.',
  'withdrawal.after':
    'Tugmani bosing, biz pulni oʻsha yerga yuboramiz. Odatda bu bir daqiqadan kam vaqt oladi.',
  'withdrawal.next': 'Keyingi qadamda pul qayerga yuborilishini koʻrsatasiz.',
  'withdrawal.expired':
    'Pul qayerga yuborilishi koʻrsatilguncha vaqt tugadi. Hech narsa yuborilmadi.',
  'withdrawal.canceled': 'Bu pul yechish bekor qilindi.',
  'withdrawal.at_zero': 'Vaqt tugagach, pul yechish yopiladi va hech narsa yuborilmaydi.',
  'withdrawal.review': 'Pul yechishingizni tekshirish kerak. Sizdan hech narsa talab qilinmaydi.',
  'withdrawal.fail':
    'Pul yechish amalga oshmadi. Nima qilish kerakligini doʻkondan soʻrang va shu ID raqamini ayting.',
  'ticket.write': 'Muammo haqida xabar berish',
  'ticket.label': 'Nima boʻldi?',
  'ticket.hint':
    'Nima qilganingizni va qachonligini yozing. PIN-kod yoki SMS kodini hech qachon yozmang.',
  'ticket.send': 'Yordam xizmatiga yuborish',
  'ticket.cancel': 'Hozir emas',
  'ticket.left': 'Qolgan belgilar: {count}',
  'ticket.too_long': 'Matn juda uzun. Ortiqcha belgilar: {count}',
  'ticket.empty': 'Nima boʻlganini qisqacha yozing',
  'ticket.refused_text': 'Matn juda uzun. Uni qisqartirib, qayta yuboring.',
  'ticket.refused': 'Yuborib boʻlmadi. Toʻlovingiz holatini bilish uchun sahifani yangilang.',
  'ticket.open':
    'Xabaringizni oldik: murojaat raqami {id}. Uni xodimimiz oʻqiydi. Qachon yopilganini bilish uchun shu sahifaga qayting.',
  'ticket.closed': 'Murojaat {id} yopildi. Agar hali ham muammo boʻlsa, qayta yozing.',
  'not_found.text': 'Manzilni tekshiring yoki doʻkondan yangi toʻlov havolasini soʻrang.',
  'insecure.text': 'Uni https:// bilan boshlanadigan manzil orqali oching',
  'phone.title': 'Telefonda davom etish',
  'phone.text': 'Telefon kamerasini kodga qarating: shu sahifa telefonda ochiladi.',
  'phone.code': 'Shu sahifaning QR kodi',
  'connection.lost':
    'Aloqa yoʻq. Sahifani yopmang: urinishda davom etyapmiz, hech narsa yoʻqolmadi.',
};
