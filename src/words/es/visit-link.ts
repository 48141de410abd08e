import type { VisitLinkTexts } from '../en/visit-link.ts';
import { inHours } from './times.ts';

export const visitLinkTexts: VisitLinkTexts = {
  changed: 'Su cita cambió desde que abrió esta página. Revísela otra vez.',
  late: (hours, callUs) =>
    `${hours === 1 ? 'Falta' : 'Faltan'} menos de ${inHours(hours)} para su cita. Para cancelarla, ${callUs}.`,
  often: (callUs) => `Ya respondió varias veces. Para cambiar su respuesta, ${callUs}.`,
  unknown: 'Este enlace ya no funciona. Llámenos.',
};
