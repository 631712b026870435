import type { Weighted } from './pick-weighted.ts';

/** Given names, and surnames by the endings that they take for him and for her. */
type Names = {
  readonly his: readonly string[];
  readonly hers: readonly string[];
  readonly surnames: readonly (readonly [his: string, hers: string])[];
};

function ending(his: string, hers: string, stems: string): [string, string][] {
  return stems.split(' ').map((stem) => [`${stem}${his}`, `${stem}${hers}`]);
}

/** Uzbek in Latin letters, with oʻ and gʻ as they are properly written. */
const uzbek: Names = {
  his: (
    'Aziz Sherzod Jasur Bekzod Oʻtkir Ulugʻbek Doniyor Otabek Sardor Bobur Akmal Islom Farrux ' +
    'Javohir Rustam Dilshod Nodir Shohruh Anvar Eldor Ravshan Temur Xurshid Gʻayrat Abdulaziz'
  ).split(' '),
  hers: (
    'Dilnoza Malika Oʻgʻiloy Gulnora Zarina Nigora Feruza Shahnoza Madina Kamola Sevara Nilufar ' +
    'Lola Umida Barno Hulkar Gʻuncha Mohira Nargiza Iroda Zulfiya Saodat Maftuna Robiya'
  ).split(' '),
  surnames: [
    ...ending('ov', 'ova', 'Karim Rahim Toshmat Nazar Sobir Toʻraqul Mirzaahmad Said Ergash Qodir'),
    ...ending('yev', 'yeva', 'Gʻani Toʻxta Abdulla Xoʻja Isma Murodali Usmonali Hojimurod'),
    ...ending('ov', 'ova', 'Yoʻldosh Boʻron Oʻrin Xolmat Yusup Ismoil Shukur Botir Jumaniyoz'),
  ],
};

/** Uzbek in Cyrillic letters, as many still write themselves. */
const uzbekCyrillic: Names = {
  his: 'Ўткир Ғайрат Қаҳрамон Ҳамид Шуҳрат Баҳодир Илҳом Жамшид Улуғбек Дилшод'.split(' '),
  hers: 'Гўзал Ҳилола Феруза Моҳира Дилфуза Қундуз Ўғилой Зиёда Нилуфар Шаҳло'.split(' '),
  surnames: [
    ...ending('ов', 'ова', 'Қодир Ўрин Раҳмон Йўлдош Ҳаким Тўрақул Бўрон Шукур'),
    ...ending('ев', 'ева', 'Ғани Тўхта Ҳожи Абдулла'),
  ],
};

const russian: Names = {
  his: 'Руслан Алексей Дмитрий Сергей Андрей Тимур Игорь Максим Артём Фёдор Павел'.split(' '),
  hers: 'Мария Анна Елена Ольга Наталья Светлана Юлия Екатерина Алёна Татьяна'.split(' '),
  surnames: [
    ...ending('ов', 'ова', 'Сокол Кузнец Мороз Поп Ахмед Орл Козл Виноград'),
    ...ending('ин', 'ина', 'Никит Иль Кал Шукш Зим'),
    ...ending('', '', 'Ким Пак Цой Шевченко'),
  ],
};

/** Guests from elsewhere. */
const foreign: Names = {
  his: 'James Oliver Mehmet Emre Lukas Daniel Arman Minho Rahul Thomas'.split(' '),
  hers: 'Emily Sophie Elif Zeynep Anna Laura Aigerim Jiwoo Priya Chloé'.split(' '),
  surnames: ending(
    '',
    '',
    'Clarke Bennett Yılmaz Demir Müller Novák Kim Park Sharma Laurent Tulegenov O’Brien',
  ),
};

/** The origin of the names, with its share of 100 customers. */
export const peoples: Weighted<Names> = [
  [48, uzbek],
  [17, uzbekCyrillic],
  [25, russian],
  [10, foreign],
];
