import { openAppointmentForm } from './appointment-form.ts';
import { expect, test } from './fixtures.ts';

test('the appointment form works by keyboard alone', async ({ page }) => {
  await openAppointmentForm(page);
  await page.getByLabel('Full name').focus();
  await page.keyboard.type('Beth Tanaka');
  await page.keyboard.press('Tab');
  await page.keyboard.type('beth.tanaka@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mid-back');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Morning (8AM-12PM)' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Request Appointment' })).toBeFocused();
  await page.clock.fastForward(3000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused();
});
