import type { Strings } from './strings.ts';

/** The form's texts in Russian. */
export const ru: Strings = {
  loading: 'Загружаем платёж…',
  'language.label': 'Язык',

  'header.method': 'Выберите способ оплаты',
  'header.init': 'Платёж',
  'header.credential': 'Скопируйте реквизиты и отправьте деньги',
  'header.processing': 'Подождите. Платёж выполняется...',
  'header.review': 'Вашим платежом занимается сотрудник',
  'header.success': 'Платёж получен',
  'header.fail': 'Платёж не завершён',
  'header.not_found': 'Платёж не найден',
  'header.insecure': 'Странице нужно защищённое соединение',

  'button.continue': 'Продолжить',
  'button.back': 'Назад',
  'button.change_method': 'Изменить',
  deposit: 'Внести {amount}',
  have_paid: 'Я оплатил(а)',
  try_again: 'Попробовать снова',
  copy: 'Копировать',
  copied: 'Скопировано',
  in_progress: 'Минуту…',

  'amount.label': 'Сумма',
  'amount.increase': 'Увеличить сумму',
  'amount.decrease': 'Уменьшить сумму',
  'amount.quick': 'Быстрый выбор суммы',
  'limit.label': 'Лимиты',
  'init.next': 'На следующем шаге покажем, куда перевести деньги.',

  'countdown.label': 'Осталось времени',
  'countdown.at_zero': 'Когда время выйдет, платёж закроется: после этого деньги не отправляйте.',
  'countdown.minutes_left': 'Осталось минут: {minutes}',
  'countdown.seconds_left': 'Осталось секунд: {seconds}',
  'countdown.days.one': '{days} день',
  'countdown.days.few': '{days} дня',
  'countdown.days.many': '{days} дней',

  'credential.exact': 'Отправьте ровно эту сумму, одним переводом.',
  'credential.waiting': 'Подбираем счёт для вашего перевода…',
  'credential.after':
    'Затем нажмите кнопку: мы найдём ваш перевод. Страницу можно закрыть и вернуться позже.',
  card_number: 'Номер карты',
  payment_id: 'ID платежа',
  invoice_id: 'ID счёта',

  'processing.close': 'Обычно меньше минуты. Страницу можно закрыть: платёж продолжится и без неё.',
  'processing.save_id': 'Сохраните ID платежа, пока деньги не поступят на ваш счёт',
  'review.text':
    'Ваш перевод нужно проверить. От вас ничего не требуется: не отправляйте деньги повторно.',
  'success.text': 'Ваш баланс скоро обновится',
  'fail.text': 'Что-то пошло не так',
  'fail.sent':
    'Если вы уже отправили деньги, не отправляйте их снова. Сохраните этот ID: по нему найдут ваш платёж.',
  'not_found.text': 'Проверьте адрес или попросите у магазина новую ссылку на оплату.',
  'insecure.text': 'Откройте её по адресу, который начинается с https://',
  noscript: 'Чтобы оплатить, включите JavaScript: без него кнопки не работают.',
  'connection.lost': 'Нет соединения. Продолжаем попытки, ничего не потеряно.',
};
