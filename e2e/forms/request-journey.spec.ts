import { signIn } from '../../scripts/local/sign-in.ts';
import { fillIn, openAppointmentForm, send } from '../support/appointment-form.ts';
import { readAll } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'P-FN-04 a request made on a phone appears in the open inbox without reload',
  { tag: '@phone' },
  async ({ page, browser, problems }, { project }) => {
    const email = `maria.olsen.${project.name}@example.com`;
    const frontDesk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await problems.watch(frontDesk);
    const inbox = await frontDesk.newPage();
    await signIn(inbox, { next: '/admin/dashboard/appointments' });
    const table = inbox.getByRole('table', { name: 'Appointment requests' });
    await expect(table).toBeVisible();

    await openAppointmentForm(page);
    await fillIn(page, {
      name: 'Maria Olsen',
      email,
      phone: '801 555 0161',
      injury: 'Whiplash, headaches',
    });
    await send(page);
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();

    const row = table.getByRole('row').filter({ hasText: email });
    await expect(row).toBeVisible();
    await expect(row.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+18015550161',
    );
    await expect(row).toContainText('Whiplash, headaches');
    await expect(row).toContainText('New');

    const stored = (await readAll('leads')).filter((lead) => lead.email === email);
    expect(stored).toMatchObject([
      {
        type: 'contact',
        name: 'Maria Olsen',
        phone: '(801) 555-0161',
        injury: 'Whiplash, headaches',
        wasInAccident: true,
        status: 'new',
        spam: false,
      },
    ]);
    await frontDesk.close();
  },
);
