/**
 * The most frequent passwords in leaked lists: those of at least eight characters, because shorter
 * ones are refused anyway, and without those that the patterns next to this list catch. A long list
 * would cost every visitor its bytes and stop little more: attempts are limited to some a minute,
 * so that only the first few hundred matter.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssw0rd p@ssword passwort password1 pa55word iloveyou princess sunshine football baseball
  basketball superman starwars jennifer michelle computer internet whatever trustno1 corvette mercedes
  maverick bigdaddy hardcore midnight liverpool chelsea1 barcelona arsenal1 victoria benjamin samantha
  danielle charlie1 butterfly blink182 michael1 jordan23 welcome1 letmein1 changeme changeit default1 administrator
  admin123 qwerty123 qwerty12 qwerty1234 qwertyui1 qwe12345 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 q1w2e3r4t5 qazwsxedc
  asdf1234 zxcv1234 zxcvbnm1 abcd1234 abc12345 a1b2c3d4 123abc123 123qweasd 12qwaszx 11223344 12341234
  147258369 159357159 741852963 987654321a 123456789a 12345678a 1234qwer pass1234 test1234 testtest
  parolparol privet123 parol123 пароль123 йцукен123 любимая1 солнышко наташа123 марина123 spartak1
  tashkent samarkand samarqand uzbekistan uzbekiston toshkent ozbekiston parol1234 dragon123 monkey123
  shadow123 master123 hello123 hello1234 freedom1 whatever1 iloveyou1 lovelove secret123 security payment1 operator1
  operator123 merchant1 merchant123 support123`.split(/\s+/),
);
