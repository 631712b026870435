import type { followUp as english } from './en.ts';

/** The texts of what follows a payment, in Uzbek. */
export const followUp: Readonly<Record<keyof typeof english, string>> = {
  'return.open': '{amount} ni qaytarib olish',
  'return.title': '{amount} qayerga qaytarilsin?',
  'return.text':
    'Oʻzingizning karta yoki telefon raqamingizni kiriting. Har bir qaytarishni yuborishdan oldin xodimimiz tekshiradi.',
  'return.ends': 'Shundan keyin qolgan pulni yubormang: toʻlov yakunlanmaydi.',
  'return.next': 'Davom etish',
  'return.check': '{amount} shu raqamga qaytarilsinmi?',
  'return.yes': 'Ha, qaytarishni soʻrash',
  'return.requested':
    'Siz {amount} ni {digits} bilan tugaydigan raqamga qaytarishni soʻradingiz. Xodimimiz tekshirmoqda, javob shu yerda chiqadi.',
  'return.sending': 'Tasdiqlandi: {amount} {digits} bilan tugaydigan raqamga yuborilmoqda.',
  'return.sent': '{amount} {digits} bilan tugaydigan raqamga qaytarildi.',
  'return.rejected': '{amount} ni qaytarish soʻrovingiz tasdiqlanmadi.',
  'return.failed':
    '{amount} ni {digits} bilan tugaydigan raqamga yuborib boʻlmadi. Boshqa raqam kiriting.',
  'return.refused':
    'Hozir qaytarishni soʻrab boʻlmaydi. Toʻlovingiz holatini bilish uchun sahifani yangilang.',
  'support.answer': 'Yordam xizmatining javobi: {answer}',
  'receipt.label': 'Bank kvitansiyasining rasmi',
  'receipt.hint': 'Pulni topishga yordam beradi. PNG, JPEG, WebP yoki PDF, 5 MB gacha.',
  'receipt.choose': 'Fayl tanlash',
  'receipt.send': 'Biriktirish',
  'return.request': 'Pulni qaytarib olish',
  'receipt.attached': 'Kvitansiya biriktirildi.',
  'receipt.too_large': 'Fayl 5 MB dan katta. Kichikrogʻini tanlang.',
  'receipt.type': 'Bu PNG, JPEG, WebP yoki PDF emas. Boshqa fayl tanlang.',
  'receipt.damaged': 'Fayl buzilgan. Boshqasini tanlang.',
  'receipt.refused': 'Faylni biriktirib boʻlmadi. Sahifani yangilab, qayta urinib koʻring.',
};
