/** In English, what only the pages without a script say. The browser of the form itself never fetches it. */
export const en = {
  'noscript.link': 'Go on without JavaScript',
  'problem.title': 'Problem: {title}',

  'amount.show': 'Show where to send the money',
  'amount.next': 'Say where to send the money',
  'amount.problem.empty': 'Change the value',
  'amount.problem.not-a-number': 'The value must be a number',
  'amount.problem.negative': 'The value must not be negative',
  'amount.problem.out-of-range': 'The value is too large',
  'amount.problem.limits': 'The amount must be within the limits: {limits}',
  'amount.problem.changed-too-often':
    'The amount was changed too often. Choose one that you were shown requisites for before.',

  'ask.text': 'Press the button, and we look for an account for your transfer.',
  'wait.title': 'No account is free right now',
  'wait.text': 'One may be free in a moment. Nothing is lost: try again, or go back.',

  'copy.hint': 'Press and hold a number to copy it.',
  'time.loaded': 'Time left when this page was loaded',
  'time.until.baku': 'Open until {time}, Baku time',
  'time.until.bishkek': 'Open until {time}, Bishkek time',
  'time.until.moscow': 'Open until {time}, Moscow time',
  'time.until.tashkent': 'Open until {time}, Tashkent time',
  'time.until.utc': 'Open until {time}, Greenwich time (UTC)',
  'time.check': 'Look how much is left now',

  'reload.every': 'This page reloads by itself every {seconds} seconds.',
  'reload.stop': 'Stop reloading',
  'reload.start': 'Let it reload by itself',
  'reload.now': 'Look again now',

  'bank.choose': 'Choose the bank',

  'cancel.link': 'Cancel this payment',
  'cancel.title': 'Cancel this payment?',
  'cancel.deposit':
    'If you have sent the money already, do not cancel: go back and press “I have paid”.',
  'cancel.withdrawal': 'Nothing is sent then. You cannot take it back.',
  'cancel.yes': 'Yes, cancel it',
  'cancel.no': 'No, go back',
} as const;

/** The name of a text of the plain pages; the same set in every language (decision 38). */
export type PlainKey = keyof typeof en;
