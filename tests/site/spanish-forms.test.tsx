import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSpanish } from '../open-route.tsx';
import { paste, press } from '../press.ts';
import { formServer, sent, startFormServer } from './form-server.ts';

startFormServer(new Date('2026-10-15T01:00:00Z'));

const contact = { 'Nombre completo': 'Inés Sentinel', 'Correo electrónico': 'ines@example.com' };

type SpanishForm = {
  type: string;
  path: string;
  answers: Record<string, string>;
  button: string;
  failed: string;
};

const forms: SpanishForm[] = [
  {
    type: 'appointment',
    path: '/es/contacto',
    answers: { ...contact, 'Tipo de lesión (opcional)': 'Cuello, desde el lunes' },
    button: 'Pedir una cita',
    failed: 'Algo salió mal. Intente otra vez o llámenos.',
  },
  {
    type: 'pip',
    path: '/es/guia-pip',
    answers: { ...contact, '¿Tuvo un accidente?': 'no' },
    button: 'Obtener la guía gratis',
    failed: 'Algo salió mal. Intente otra vez.',
  },
  {
    type: 'attorney',
    path: '/es/abogados',
    answers: {
      Bufete: 'Bufete Ejemplo',
      Abogado: 'Pat Lee',
      'Correo electrónico': 'pat@example.com',
      'Iniciales del cliente': 'J. D.',
      'Fecha del accidente': '2026-10-14',
      'Qué necesita': 'Una cita para un cliente nuevo',
    },
    button: 'Enviar la solicitud',
    failed: 'Algo salió mal. Intente otra vez o llámenos.',
  },
];

const fieldOf = (label: string) => screen.findByLabelText(label);
const heading = () => screen.findByRole('heading', { name: /¡Recibimos su solicitud!|¡Listo!/ });

async function fill(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    const field = await fieldOf(label);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
    else await paste(field, text);
  }
}

async function expectKept(answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    expect(await fieldOf(label)).toHaveValue(text);
  }
}

describe.each(forms)('the Spanish form $type', ({ type, path, answers, button, failed }) => {
  it('keeps the words while it is offline and when its answer gets lost, and is one request', async () => {
    await openSpanish(path);
    await fill(answers);
    formServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    await expectKept(answers);
    await press(button);
    expect(await heading()).toBeVisible();
    // A time has its own full stop.
    expect(screen.getByRole('main')).not.toHaveTextContent(/[^.]\.\.(?!\.)/);
    expect(sent(1)).toEqual(sent(0));
    expect(sent(1)).toMatchObject({ type, lang: 'es' });
  });

  it('says what the function refuses, and what is missing, in Spanish', async () => {
    await openSpanish(path);
    await press(button);
    const [first] = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(first).toHaveTextContent(/^(Escriba|Llene)/);
    await fill(answers);
    const message = 'Demasiadas solicitudes. Espere un minuto.';
    formServer.mockResolvedValueOnce(Response.json({ message }, { status: 429 }));
    await press(button);
    expect(await screen.findByText(message)).toBeVisible();
    await expectKept(answers);
  });

  it('has the words again after Back and a reload', async () => {
    await openSpanish(path);
    await fill(answers);
    cleanup();
    await openSpanish(path);
    await expectKept(answers);
  });
});

it('an appointment request repeats its answers in Spanish, and staff get them in English', async () => {
  await openSpanish('/es/contacto?with=Dr.%20Avery%20Lund');
  await fill(contact);
  expect(await screen.findByDisplayValue('Dr. Avery Lund')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Al final de la tarde/ }));
  await press('Pedir una cita');
  await heading();
  const told = screen.getByText('Lo que nos dijo').parentElement;
  expect(told?.textContent?.split('\n')).toEqual([
    'Lo que nos dijo',
    'Horario preferido: Al final de la tarde (5\u00a0p.\u00a0m. a 7\u00a0p.\u00a0m.)',
    'Accidente de auto: No',
    'Tipo de lesión: No indicado',
    'Con quién quiere su cita: Dr. Avery Lund',
  ]);
  expect(sent(0).message).toBe(
    'Preferred time: Evening (5PM-7PM)\nCar accident: No\nInjury type: Not specified\nWould like to see: Dr. Avery Lund',
  );
});
