import type { FunctionTexts } from '../en/function-page.ts';

export const functionTexts: FunctionTexts = {
  notSent: 'No se envió: ',
  couldNotSend: 'No se pudo enviar su solicitud',
  contactUs: 'Contáctenos',
  useForm: 'Use uno de nuestros formularios:',
  titles: {
    appointment: 'Pida una cita',
    pip: 'Reciba gratis la guía PIP de Utah',
    attorney: 'Refiera a un cliente o pida expedientes',
  },
  call: (phone) => `Llame al ${phone}`,
  orCall: 'O llámenos: ',
  home: 'Inicio',
  privacy: 'Privacidad',
  stillHere: 'Lo que escribió sigue aquí:',
  lookAgain: (count) => (count === 1 ? 'Revise un dato' : `Revise ${count} datos`),
  optional: '(opcional)',
  leaveEmpty: 'Deje esto en blanco',
  otherSite: 'Use el formulario de nuestro sitio web.',
  robot: 'Confirme que no es un robot e intente otra vez.',
  tooLarge: 'Este mensaje es demasiado largo. Hágalo más corto e intente otra vez.',
  unreadable: 'No pudimos leer su solicitud. Intente otra vez.',
  outdated:
    'Esta página lleva demasiado tiempo abierta para apartar una hora. Tenemos su solicitud y nos comunicaremos con usted.',
  received: '¡Recibimos su solicitud!',
  hold: (opening) => `Apartar: ${opening}`,
  whatNext: 'Qué sigue ahora',
};
