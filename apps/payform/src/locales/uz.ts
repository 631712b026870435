import { followUp } from './follow-up/uz.ts';
import type { Strings } from './strings.ts';

/** The form's texts in Uzbek, Latin script; ʻ (U+02BB) in oʻ and gʻ, ʼ (U+02BC) for the tutuq belgisi. */
export const uz: Strings = {
  loading: 'Toʻlov yuklanmoqda…',
  'test.marker': 'Sinov maʼlumotlari',
  'language.label': 'Til',

  'header.method': 'Toʻlov usulini tanlang',
  'header.method.payout': 'Pulni qanday olishni tanlang',
  'header.init': 'Toʻlov',
  'header.credential': 'Rekvizitlarni nusxalang va pulni yuboring',
  'header.payee.card': 'Pul yuboriladigan karta raqamini kiriting va “Yuborish” tugmasini bosing',
  'header.payee.phone': 'Bankni tanlang, telefon raqamini kiriting va “Yuborish” tugmasini bosing',
  'header.payee.card-or-phone':
    'Pul yuboriladigan karta yoki telefon raqamini kiriting va “Yuborish” tugmasini bosing',
  'header.check': 'Yuborishdan oldin tekshiring',
  'header.processing': 'Kuting. Toʻlov bajarilmoqda...',
  'header.top_up': 'Toʻlovning bir qismi keldi',
  'header.review': 'Toʻlovingizni xodimimiz koʻrib chiqmoqda',
  'header.success': 'Toʻlov qabul qilindi',
  'header.sent': 'Pul yuborildi',
  'header.fail': 'Toʻlov yakunlanmadi',
  'header.not_found': 'Toʻlov topilmadi',
  'header.insecure': 'Sahifani himoyalangan ulanish orqali oching',

  'button.continue': 'Davom etish',
  'button.back': 'Orqaga',
  'button.change_method': 'Oʻzgartirish',
  deposit: '{amount} toʻlash',
  withdrawal: '{amount} yechib olish',
  send: '{amount} yuborish',
  'send.yes': 'Ha, {amount} yuborilsin',
  have_paid: 'Pulni oʻtkazdim',
  try_again: 'Qayta urinish',
  copy: 'Nusxalash',
  copied: 'Nusxalandi',
  'copy.by_hand': 'Brauzer nusxalashga ruxsat bermadi. Matn belgilandi: uni oʻzingiz nusxalang.',
  in_progress: 'Biroz kuting…',

  'amount.label': 'Summa',
  'amount.increase': 'Summani oshirish',
  'amount.decrease': 'Summani kamaytirish',
  'amount.quick': 'Tayyor summalar',
  'amount.problem.empty': 'Summani kiriting',
  'amount.problem.not-a-number': 'Summa son boʻlishi kerak',
  'amount.problem.decimals': 'Verguldan keyin koʻpi bilan {decimals} raqam boʻladi',
  'amount.problem.whole': 'Summa butun son boʻlishi kerak',
  'amount.problem.limits': 'Summa limitlar ichida boʻlishi kerak: {limits}',
  'limit.label': 'Limitlar',
  'method.next.amount':
    'Keyin summani tanlaysiz. Oʻzingiz yubormaguningizcha hisobingizdan pul yechilmaydi.',
  'method.next.fixed':
    'Keyin pulni qayerga oʻtkazishni koʻrsatamiz. Oʻzingiz yubormaguningizcha hisobingizdan pul yechilmaydi.',
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
  'wait.busy':
    'Hozir barcha hisoblar band. Qidirishda davom etyapmiz va bittasi boʻshashi bilan keyingi qadamga oʻtamiz: sizdan hech narsa talab qilinmaydi.',
  'wait.long.method':
    'Bu odatdagidan uzoqroq davom etyapti. Yana kutishingiz yoki boshqa usulda toʻlashingiz mumkin.',
  'wait.long.amount':
    'Bu odatdagidan uzoqroq davom etyapti. Yana kutishingiz yoki boshqa summani tanlashingiz mumkin: unga boʻsh hisob topilishi mumkin.',
  'wait.long.none':
    'Bu odatdagidan uzoqroq davom etyapti. Sahifani ochiq qoldirib kutishingiz yoki doʻkonga qaytib, keyinroq urinib koʻrishingiz mumkin. Qayerga yuborishni koʻrmaguncha pul yubormang.',
  'wait.nearby':
    'Bu summa uchun hozir boʻsh hisob yoʻq. Quyidagi summalarni darhol oʻtkazish mumkin:',
  'wait.too_many':
    'Ochiq toʻlovlaringiz juda koʻp. Ulardan birini yakunlang yoki bekor qiling, yoki kuting: bittasi yopilgach, sahifa oʻzi davom etadi.',
  'credential.adjusted':
    'Oʻtkazmangizni boshqalardan ajratish uchun summa buyurtmadan {amount} koʻproq.',
  'wait.other_method': 'Boshqa usulni tanlash',
  'wait.other_amount': 'Boshqa summani tanlash',
  'requisites.changed':
    'Summa yoki hisob oʻzgardi: pulni faqat hozir koʻrsatilganidek yuboring. Allaqachon yuborgan boʻlsangiz, qayta yubormang: “Pulni oʻtkazdim” tugmasini bosing.',
  'requisites.amounts_used_up':
    'Summa va usulni koʻpi bilan uch marta tanlash mumkin. Quyida oxirgi tanlovingiz.',
  'credential.after': 'Keyin tugmani bosing: oʻtkazmangizni topamiz.',
  'credential.foot': 'Sahifani yopishingiz mumkin. Vaqt tugagach, pul yubormang.',
  'payee.label.card': 'Karta raqami',
  'payee.label.card-or-phone': 'Karta yoki telefon raqami',
  'payee.label.phone': 'Telefon raqami',
  'payee.plus': 'Telefon raqami + belgisi va davlat kodi bilan boshlanadi.',
  'method.Humo': 'Humo',
  'method.Uzs': 'Uzcard',
  'method.Tinkoff': 'T-Bank',
  'method.TinkoffXCountry': 'T-Bank: boshqa davlatga',
  'method.Sberbank': 'Sberbank',
  'method.SberbankXCountry': 'Sberbank: boshqa davlatga',
  'method.Sbp': 'SBP',
  'method.label': 'Usul',
  'payee.change': 'Raqamni oʻzgartirish',
  'payee.bank': 'Bank',
  'payee.find': 'Bankni toping',
  'payee.found': 'Topilgan banklar: {count}',
  'payee.none': 'Hech narsa topilmadi.',
  'payee.loading': 'Banklar yuklanmoqda…',
  'payee.not_loaded': 'Banklar roʻyxatini yuklab boʻlmadi.',
  'payee.check': 'Raqamni tekshiring: yuborilgan pul qaytarilmaydi.',
  'payee.refused': 'Bu raqamga pul yuborib boʻlmaydi. Uni tekshiring yoki boshqasini kiriting.',
  'payee.no-bank': 'Bankni tanlang',
  'payee.incomplete': 'Telefon raqamini toʻliq kiriting',
  'payee.must-start-with-nine': 'Telefon raqami toʻqqizdan boshlanishi kerak',
  'payee.not-russian': 'Rossiya mobil raqamini kiriting',
  'payee.no-country-code': 'Telefon raqamini davlat kodi bilan kiriting',
  'payee.empty': 'Raqamni kiriting',
  'payee.not-digits': 'Bu yerga faqat raqamlar kiritiladi',
  'payee.too-few-digits': 'Raqamni tekshiring: raqamlar yetarli emas',
  'payee.too-many-digits': 'Raqamni tekshiring: ortiqcha raqam bor',
  'payee.wrong-length': 'Raqamni tekshiring: raqamlar soni notoʻgʻri',
  'payee.wrong-check-digit': 'Raqamni tekshiring: raqamlardan biri notoʻgʻri',

  card_number: 'Karta raqami',
  phone_invalid: 'Telefon raqami formati notoʻgʻri',
  payment_id: 'Toʻlov ID raqami',
  invoice_id: 'Toʻlov ID raqami',

  'processing.close':
    'Odatda bir daqiqadan kam vaqt oladi. Sahifani yopishingiz mumkin: toʻlov usiz ham davom etadi.',
  'processing.save_id': 'Pul hisobingizga tushguncha toʻlov ID raqamini saqlab qoʻying',
  'review.text':
    'Oʻtkazmangizni tekshirish kerak. Sizdan hech narsa talab qilinmaydi: pulni qayta yubormang.',
  'top_up.text':
    '{received} keldi, {difference} yetmayapti. Aynan {difference} ni oʻsha rekvizitlarga yuboring, shunda toʻlov yakunlanadi.',
  'top_up.back': 'Qolganini yuborish oʻrniga pulni qaytarib olishingiz ham mumkin.',
  'review.missing':
    '{received} keldi, bu summadan {difference} kam. Toʻlovni xodimimiz koʻrib chiqmoqda: boshqa pul yubormang.',
  'review.excess':
    '{received} keldi, bu summadan {difference} koʻp. Toʻlovni xodimimiz koʻrib chiqmoqda: boshqa pul yubormang.',
  'success.excess': '{received} keldi, bu summadan {difference} koʻp.',
  'success.text': 'Balansingiz tez orada yangilanadi',
  'success.next':
    'Doʻkonga qaytish uchun “Davom etish” tugmasini bosing. U yerda balans yangilanguncha toʻlov ID raqamini saqlab qoʻying.',
  'success.receipt': 'Kvitansiya',
  'success.sent':
    'Pul bankda bir necha daqiqadan keyin koʻrinishi mumkin. Doʻkonga qaytish uchun “Davom etish” tugmasini bosing.',
  'fail.text': 'Xatolik yuz berdi',
  'fail.expired': 'Vaqt tugadi, “Pulni oʻtkazdim” tugmasi esa bosilmadi. Toʻlov yopildi.',
  'fail.declined': 'Oʻtkazmangiz topilmadi yoki qabul qilinmadi.',
  'fail.canceled': 'Bu toʻlov bekor qilindi.',
  'fail.refused':
    'Bu toʻlovni shu yerda davom ettirib boʻlmaydi. Doʻkonga qaytib, qaytadan boshlang.',
  'fail.again': 'Qaytadan boshlash uchun doʻkonga qayting.',
  'fail.sent':
    'Pulni allaqachon yuborgan boʻlsangiz, qayta yubormang. Bu ID raqamini saqlang: toʻlovingiz shu orqali topiladi.',
  'withdrawal.header': 'Pul yechish',
  'withdrawal.processing': 'Kuting. Pul yuborilmoqda...',
  'withdrawal.checking': 'Pul yechish soʻrovingizni xodimimiz koʻrib chiqmoqda',
  'withdrawal.close':
    'Odatda bir daqiqadan kam vaqt oladi. Sahifani yopishingiz mumkin: pul usiz ham yuboriladi.',
  'withdrawal.success': 'Pul tez orada hisobingizga tushadi',
  'withdrawal.not_completed': 'Pul yechish yakunlanmadi',
  'withdrawal.check_next':
    'Keyingi qadamda maʼlumotlarni tekshirasiz. Undan oldin hech narsa yuborilmaydi.',
  'withdrawal.next.amount': 'Keyin summani tanlaysiz, soʻng pul qayerga yuborilishini koʻrsatasiz.',
  'withdrawal.after':
    'Tugmani bosing, biz pulni shu raqamga yuboramiz. Odatda bu bir daqiqadan kam vaqt oladi.',
  'withdrawal.next': 'Keyingi qadamda pul qayerga yuborilishini koʻrsatasiz.',
  'withdrawal.expired': 'Karta yoki telefon raqami kiritilmay vaqt tugadi. Hech narsa yuborilmadi.',
  'withdrawal.canceled': 'Pul yechish bekor qilindi.',
  'withdrawal.at_zero': 'Vaqt tugagach, soʻrov yopiladi va pul yuborilmaydi.',
  'withdrawal.review':
    'Pul yechish soʻrovingiz tekshirilmoqda. Sizdan hech narsa talab qilinmaydi.',
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
  ...followUp,
  'not_found.text': 'Manzilni tekshiring yoki doʻkondan yangi toʻlov havolasini soʻrang.',
  'insecure.text': 'Manzil https:// bilan boshlanishi kerak',
  'phone.title': 'Telefonda davom etish',
  'phone.text': 'Telefon kamerasini kodga qarating: shu sahifa telefonda ochiladi.',
  'phone.code': 'Shu sahifaning QR kodi',
  'connection.lost':
    'Aloqa yoʻq. Sahifani yopmang: qayta ulanishga harakat qilyapmiz, hech narsa yoʻqolmadi.',
  'clock.baku': 'Boku vaqti',
  'clock.bishkek': 'Bishkek vaqti',
  'clock.moscow': 'Moskva vaqti',
  'clock.tashkent': 'Toshkent vaqti',
  'clock.utc': 'Grinvich vaqti, UTC',
  'time.until': '{time} gacha ochiq ({clock})',
  'cancel.link': 'Toʻlovni bekor qilish',
  'cancel.link.withdrawal': 'Pul yechishni bekor qilish',
  'cancel.title': 'Toʻlov bekor qilinsinmi?',
  'cancel.title.withdrawal': 'Pul yechish bekor qilinsinmi?',
  'cancel.deposit':
    'Pulni allaqachon yuborgan boʻlsangiz, bekor qilmang: orqaga qaytib, “{paid}” tugmasini bosing.',
  'cancel.withdrawal': 'Hech narsa yuborilmaydi. Buni ortga qaytarib boʻlmaydi.',
  'cancel.yes': 'Ha, bekor qilinsin',
  'cancel.no': 'Yoʻq, orqaga',
  'paid.title': '{amount} allaqachon yuborildimi?',
  'paid.text':
    'Faqat bank ilovasida pulni oʻtkazgan boʻlsangiz tasdiqlang. Hali yubormagan boʻlsangiz, orqaga qayting: rekvizitlar oʻsha yerda.',
  'paid.yes': 'Ha, pul yuborildi',
  'paid.no': 'Hali yoʻq, rekvizitlarni koʻrsatish',
  'over.title': 'Vaqt tugadi',
  'over.text': 'Hozir pul yubormang.',
  'over.sent':
    'Pulni allaqachon yuborgan boʻlsangiz, qayta yubormang: oʻtkazmani yana yarim soat qidiramiz.',
  'over.payout': 'Pul yuborilmadi.',
  'over.asking': 'Toʻlov holatini tekshiryapmiz…',
  'over.offline': 'Aloqa yoʻq. Aloqa tiklanganda, toʻlov holatini shu yerda koʻrasiz.',
  'processing.elapsed': 'Tasdiqlaganingizdan beri oʻtgan vaqt: {time}',
  'processing.until': 'Oʻtkazmangizni {time} gacha qidiramiz ({clock})',
  'processing.long':
    'Bu odatdagidan uzoqroq davom etmoqda. Qidirishda davom etyapmiz: hech narsa qilish shart emas, sahifani yopishingiz mumkin.',
  'processing.long.payout':
    'Bu odatdagidan uzoqroq davom etmoqda. Urinishda davom etyapmiz: hech narsa qilish shart emas, sahifani yopishingiz mumkin.',
  'processing.help':
    'Bu odatdagidan ancha uzoq davom etmoqda. Qidirishda davom etyapmiz. Pulni yuborgan boʻlsangiz, yordam xizmatiga yozing: oʻtkazmani topib berishadi.',
  'processing.help.payout':
    'Bu odatdagidan ancha uzoq davom etmoqda. Urinishda davom etyapmiz. Pul kelmasa, yordam xizmatiga yozing.',
  'processing.details': 'Hali yubormadingizmi? Rekvizitlarni koʻrsatish',
  'requisites.owner': 'Qabul qiluvchi',
  'fail.unseen':
    'Pulni qayerga yuborish koʻrsatilguncha vaqt tugadi, shuning uchun toʻlov yopildi. Hech narsa toʻlash shart emas.',
  'fail.looking':
    'Oʻtkazmangizni {time} gacha qidiramiz ({clock}). U kelishi bilan shu sahifada koʻrasiz.',
};
