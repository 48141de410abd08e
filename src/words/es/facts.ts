export const service = 'Atención quiropráctica';
export const officeHours = 'Horario de la clínica';
export const today = 'Hoy';
export const closed = 'Cerrado';
export const firstVisitPrice = 'Sin seguro, la primera consulta cuesta';
export const nextOpening = 'Próxima hora libre:';
export const fiveStars = '5 de 5 estrellas';
export const atHead = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const names: Record<string, string> = {
  english: 'inglés',
  spanish: 'español',
  español: 'español',
  portuguese: 'portugués',
  french: 'francés',
  german: 'alemán',
  italian: 'italiano',
  russian: 'ruso',
  arabic: 'árabe',
  chinese: 'chino',
  mandarin: 'mandarín',
  japanese: 'japonés',
  korean: 'coreano',
  vietnamese: 'vietnamita',
  tagalog: 'tagalo',
  tongan: 'tongano',
  samoan: 'samoano',
  navajo: 'navajo',
  'american sign language': 'lengua de señas americana',
};

export const languageName = (english: string): string => names[english.toLowerCase()] ?? english;
