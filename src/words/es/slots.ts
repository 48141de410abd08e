import type { SlotTexts } from '../en/slots.ts';
import { withStop } from '../with-stop.ts';
import { times } from './times.ts';

export const slotTexts: SlotTexts = {
  title: 'Aparte una hora',
  hint: (minutes) =>
    `La primera consulta dura ${minutes} minutos. Le apartamos la hora y la confirmamos con usted.`,
  anyTime: 'A cualquier hora',
  moreDays: 'Más días',
  gone: 'La hora que eligió ya no está libre.',
  opening: times.opening,
  until: (ahead, weekday, date, time) => {
    const near = ['hoy', 'mañana'][ahead];
    const day = near ?? times.nearLongDay(weekday, ahead > 6 ? date : null);
    return `${day} ${times.atTime(time)}`;
  },
  held: (opening, until) =>
    `${withStop(`Le apartamos esta hora: ${opening}`)} La guardamos hasta ${until} y la confirmaremos con usted.`,
  heldToItsStart: (opening) =>
    `${withStop(`Le apartamos esta hora: ${opening}`)} La confirmaremos con usted.`,
  giveBack: 'Ya no necesito esta hora',
  taken: 'Alguien acaba de tomar la hora que eligió. Tenemos su solicitud. ¿Le sirve una de estas?',
  takenWithoutOthers:
    'Alguien acaba de tomar la hora que eligió. Tenemos su solicitud y buscaremos una hora con usted.',
  another: 'Ya le apartamos una hora. La confirmaremos con usted.',
  none: 'No pudimos apartarle una hora en línea. La buscaremos con usted.',
  holding: 'Apartando...',
};
