import type { PipTexts } from '../en/pip-form.ts';

export const pipTexts: PipTexts = {
  label: 'Envíenme la guía',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  accident: '¿Tuvo un accidente?',
  choose: 'Elija una opción...',
  yes: 'Sí, tuve un accidente',
  no: 'No, pero quiero saber qué hacer',
  button: 'Obtener la guía gratis',
  notice:
    'La guía es solo educativa. Descargarla no crea una relación entre paciente y proveedor de salud.',
};
