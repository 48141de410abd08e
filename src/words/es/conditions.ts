export const conditionTexts = [
  {
    name: 'Dolor de cabeza y migraña',
    text: 'A veces, el dolor de cabeza después de un choque viene de la parte alta del cuello.',
  },
  {
    name: 'Latigazo cervical',
    text: 'El cuello se lastima cuando la cabeza se va de golpe hacia adelante y hacia atrás.',
  },
  {
    name: 'Dolor y rigidez de cuello',
    text: 'Le cuesta voltear la cabeza o mirar el punto ciego.',
  },
  {
    name: 'Dolor de hombro y brazo',
    text: 'También el dolor donde le apretó el cinturón de seguridad.',
  },
  { name: 'Dolor en la espalda alta y media', text: 'Dolor entre los omóplatos.' },
  {
    name: 'Dolor en la espalda baja',
    text: 'Por tensar el cuerpo, por girar o por un golpe desde atrás.',
  },
  {
    name: 'Problemas de discos y nervios',
    text: 'Hormigueo, debilidad o falta de sensibilidad en un brazo o una pierna.',
  },
  { name: 'Ciática', text: 'Dolor que baja de la espalda a la pierna.' },
];
