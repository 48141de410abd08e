// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { guideHtml } from '../../scripts/pip-guide/guide-html.ts';
import { guideLanguages, guideWords } from '../../scripts/pip-guide/guide-words.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

describe.each(guideLanguages)('the pages of the PIP guide in %s', (lang) => {
  const { guideSections } = guideWords[lang];
  const guide = (facts = clinic) =>
    new DOMParser().parseFromString(guideHtml(facts, lang), 'text/html');

  it('are a cover, the sections under their titles, and the clinic', () => {
    const titles = [...guide().querySelectorAll('.sheet:not(#cover, #clinic) h2')];
    expect(titles.map((title) => title.textContent)).toEqual(Object.values(guideSections));
    expect(guide().querySelectorAll('.sheet')).toHaveLength(titles.length + 2);
  });

  it('fill in each fact and hold each drawing', () => {
    expect(guideHtml(clinic, lang)).not.toMatch(/\{\{|\}\}|undefined/);
    for (const image of guide().images) expect(image.src).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('name each table, its columns and its rows for screen readers', () => {
    for (const table of guide().querySelectorAll('table')) expect(table.caption).not.toBeNull();
    expect(guide().querySelector('#covered tbody th')?.getAttribute('scope')).toBe('row');
  });

  it('say the same after the clinic has changed its phone, hours, street or promise', () => {
    const changed = {
      ...clinic,
      phone: '(801) 234-0199',
      email: 'desk@harbor.org',
      hours: emptyClinic.hours,
      address: emptyClinic.address,
      promiseHours: clinic.promiseHours + 1,
    };
    expect(guideHtml(changed, lang)).toBe(guideHtml(clinic, lang));
  });

  it('send readers to the contact page, which has them', () => {
    const [link] = guide().querySelectorAll<HTMLAnchorElement>('#clinic a');
    expect(link?.href).toBe(clinic.origin + guideWords[lang].contact);
  });

  it('leave out a website that the clinic has not stored', () => {
    const last = guide({ ...emptyClinic, name: 'Sego & Sons' }).querySelector('#clinic');
    expect(last?.textContent).toContain('Sego & Sons');
    expect(last?.querySelector('a')).toBeNull();
  });
});
