import { expect, it } from 'vitest';
import { profileName } from '#domain/clinic/profile-name.ts';

it.each([
  ['https://www.facebook.com/clinic', 'Facebook'],
  ['https://m.youtube.com/@clinic', 'YouTube'],
  ['https://instagram.com/clinic', 'Instagram'],
  ['https://www.social.example/clinic', 'social.example'],
  ['https://notfacebook.com/clinic', 'notfacebook.com'],
])('%s is called %s', (address, name) => {
  expect(profileName(address)).toBe(name);
});
