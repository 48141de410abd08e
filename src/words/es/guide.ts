export const guidePath = '/guia-pip.pdf';
export const guideName = 'Guía PIP de Utah';
export const guideSections = {
  firstDay: 'Qué hacer en las primeras 24 horas',
  benefits: 'Qué cubre PIP, y el mínimo de $3,000',
  covered: 'A quién cubre, y qué no cubre',
  claim: 'Cómo usar PIP, paso a paso',
  exhausted: 'Qué pasa cuando se acaban los $3,000',
  records: 'Síntomas que vigilar y papeles que guardar',
};
export const under = 'abajo';
export const over = 'arriba';
