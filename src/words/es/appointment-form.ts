import type { AppointmentTexts } from '../en/appointment-form.ts';

export const appointmentTexts: AppointmentTexts = {
  label: 'Solicitud de cita',
  intro: 'Denos un correo electrónico, un número de teléfono o los dos.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  accident: '¿Fue un accidente de auto?',
  yes: 'Sí',
  no: 'No',
  injury: 'Tipo de lesión',
  injuryHint: '¿Dónde le duele? Por ejemplo: cuello, espalda baja, dolor de cabeza',
  time: 'Horario preferido',
  times: [
    'Por la mañana (8\u00a0a.\u00a0m. a 12\u00a0p.\u00a0m.)',
    'Por la tarde (12\u00a0p.\u00a0m. a 5\u00a0p.\u00a0m.)',
    'Al final de la tarde (5\u00a0p.\u00a0m. a 7\u00a0p.\u00a0m.)',
    'A cualquier hora',
  ],
  wanted: 'Con quién quiere su cita',
  told: {
    time: 'Horario preferido',
    accident: 'Accidente de auto',
    injury: 'Tipo de lesión',
    unknown: 'No indicado',
    wanted: 'Con quién quiere su cita',
  },
  button: 'Pedir una cita',
  notice:
    'Enviar este formulario no crea una relación entre paciente y proveedor de salud. No escriba detalles que no pondría en un correo electrónico.',
};
