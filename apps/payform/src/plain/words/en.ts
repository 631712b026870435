/** English texts of only the pages without a script. The form itself never loads them. */
export const en = {
  'noscript.link': 'Continue without JavaScript',
  'problem.title': 'Problem: {title}',

  'amount.show': 'Show where to send the money',
  'amount.next': 'Enter where to send the money',
  'amount.problem.empty': 'Change the value',
  'amount.problem.not-a-number': 'The value must be a number',
  'amount.problem.negative': 'The value must not be negative',
  'amount.problem.out-of-range': 'The value is too large',
  'amount.problem.limits': 'The amount must be within the limits: {limits}',
  'amount.problem.changed-too-often':
    'You can choose up to three times. Choose an amount that you have already seen requisites for.',

  'ask.text': 'Press the button, and we look for an account for your transfer.',
  'wait.title': 'No account is free right now',
  'wait.text': 'One may be free in a moment. Nothing is lost: try again, or go back.',

  'copy.hint': 'Press and hold a number to copy it.',
  'time.loaded': 'Time left when this page was loaded',
  'time.check': 'Refresh the time left',

  'reload.every': 'This page reloads by itself every {seconds} seconds.',
  'reload.stop': 'Stop reloading',
  'reload.start': 'Let it reload by itself',
  'reload.now': 'Check again now',

  'bank.choose': 'Choose the bank',
} as const;

/** The name of a text of the plain pages; the same set in every language (FORM-2). */
export type PlainKey = keyof typeof en;
