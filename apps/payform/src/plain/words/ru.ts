import type { PlainKey } from './en.ts';

/** Russian texts of only the pages without a script. */
export const ru: Readonly<Record<PlainKey, string>> = {
  'noscript.link': 'Продолжить без JavaScript',
  'problem.title': 'Ошибка: {title}',

  'amount.show': 'Показать, куда перевести деньги',
  'amount.next': 'Указать, куда отправить деньги',
  'amount.problem.empty': 'Введите сумму',
  'amount.problem.not-a-number': 'Сумма должна быть числом',
  'amount.problem.negative': 'Сумма не может быть отрицательной',
  'amount.problem.out-of-range': 'Сумма слишком большая',
  'amount.problem.limits': 'Сумма должна быть в пределах лимитов: {limits}',
  'amount.problem.changed-too-often':
    'Сумму и способ можно выбрать не больше трёх раз. Выберите сумму, для которой вам уже показывали реквизиты.',

  'ask.text': 'Нажмите кнопку, и мы подберём счёт для вашего перевода.',
  'wait.title': 'Сейчас нет свободного счёта',
  'wait.text':
    'Он может освободиться через минуту. Ничего не потеряно: попробуйте ещё раз или вернитесь назад.',

  'copy.hint': 'Чтобы скопировать номер, нажмите на него и удерживайте.',
  'time.loaded': 'Осталось при открытии страницы',
  'time.check': 'Обновить оставшееся время',

  'reload.every': 'Страница сама обновляется каждые {seconds} секунд.',
  'reload.stop': 'Не обновлять',
  'reload.start': 'Обновлять автоматически',
  'reload.now': 'Проверить сейчас',

  'bank.choose': 'Выберите банк',
};
