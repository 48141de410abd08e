import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { languageName } from '#words/es/facts.ts';
import { ownAddress } from '#words/es/languages.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute, openSpanish } from '../open-route.tsx';
import { photo } from './photos.ts';
import { post } from './post-fixtures.ts';
import { structuredData } from './structured-data.ts';

it('the Spanish website has the frame and the page in Spanish, and leads to the page in English', async () => {
  await openSpanish('/es/contacto');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pida una cita');
  const header = within(screen.getByRole('banner'));
  const [first] = header.getAllByRole('link', { name: 'English' });
  expect(first).toLeadTo('/contact');
  expect(first).toHaveAttribute('lang', 'en');
  const links = header.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /^\/(?!es\b)/.test(href ?? ''))).toEqual(['/contact']);
});

it('the bar on a phone calls the number with the word for it, where the number shows', async () => {
  await openSpanish('/es/contacto');
  const bar = within(await screen.findByRole('region', { name: 'Contacto rápido', hidden: true }));
  const call = bar.getByRole('link', { name: /Llamar/, hidden: true });
  expect(call).toHaveTextContent('Llamar al (801) 555-0142');
});

it('an English page writes /es before its address: the build redirects to the Spanish one', async () => {
  await openPage('/contact', 'Request an appointment');
  const [first] = screen.getAllByRole('link', { name: 'Español' });
  expect(first).toLeadTo('/es/contact');
  expect(first).toHaveAttribute('lang', 'es');
});

it('no English page leads to Spanish that nobody has signed, and a Spanish one leads back', async () => {
  vi.stubEnv('ENGLISH_ONLY', 'true');
  await openPage('/contact', 'Request an appointment');
  expect(screen.queryByRole('link', { name: 'Español' })).not.toBeInTheDocument();
  cleanup();
  await openSpanish('/es/contacto');
  expect(await screen.findAllByRole('link', { name: 'English' })).not.toEqual([]);
});

it.each([
  ['/contact', 'Full name', '/es/contacto'],
  ['/pip-guide', 'Full Name', '/es/guia-pip'],
  ['/attorneys', 'Firm', '/es/abogados'],
])('what was typed on %s is there in the other language', async (english, label, spanish) => {
  sessionStorage.clear();
  openRoute(english);
  await userEvent.type(await screen.findByLabelText(label), 'Rosa Marín');
  cleanup();
  await openSpanish(spanish);
  expect(await screen.findByDisplayValue('Rosa Marín')).toBeInTheDocument();
});

it('a row of days or languages begins with a capital, and a sentence names them without', async () => {
  backend.clinic = { ...clinic, languages: ['English', 'Spanish'] };
  await openSpanish('/es');
  expect(await screen.findByText('Inglés, español')).toBeVisible();
  const [row] = screen.getAllByText('Lun., mié., vie.');
  expect(row?.tagName).toBe('DT');
  cleanup();
  await openSpanish('/es/contacto');
  expect(
    await screen.findByText(/^Hablamos español e inglés|^Hablamos inglés y español/),
  ).toBeVisible();
});

it.each([
  ['english', 'inglés'],
  ['Español', 'español'],
  ['Korean', 'coreano'],
  ['American Sign Language', 'lengua de señas americana'],
  ['Klingon', 'Klingon'],
])('the language %s is %s', (typed, shown) => {
  expect(languageName(typed)).toBe(shown);
});

it('search engines read in Spanish what the clinic offers', async () => {
  await openSpanish('/es');
  await screen.findByRole('heading', { level: 1 });
  expect(structuredData('MedicalClinic')).toMatchObject({
    availableService: { name: 'Atención quiropráctica' },
  });
});

it('an unknown address below /es is answered in Spanish', async () => {
  await openSpanish('/es/nada');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Página no encontrada',
  );
});

it('a review says in Spanish when it was written', async () => {
  const from = { source: 'Google', sourceUrl: 'https://g.example/1', reviewedOn: '2026-10-13' };
  const review = { text: 'Kind people.', name: 'M. O.', permittedOn: '2026-10-14', ...from };
  backend.reviews = [reviewFrom('r1', { ...review, status: 'published' })];
  await openSpanish('/es');
  expect(await screen.findByRole('link', { name: 'Google, octubre de 2026' })).toBeVisible();
});

describe('what the clinic has written', () => {
  const day = { from: '2000-01-01', to: '2099-12-31', span: null };

  it('is in Spanish where staff have said it in Spanish', async () => {
    backend.clinic = {
      ...clinic,
      taglineEs: 'y accidentes de auto',
      closures: [{ ...day, reason: 'Moving', reasonEs: 'Mudanza' }],
      announcement: {
        ...{ text: 'New hours', textEs: 'Nuevo horario', link: '/contact' },
        ...{ from: '', until: '' },
      },
    };
    await openSpanish('/es');
    await screen.findByRole('heading', { level: 1 });
    const texts = ['y accidentes de auto', 'Mudanza', clinic.arrivalEs];
    for (const text of texts) {
      const [shown] = await screen.findAllByText(text);
      expect(shown).not.toHaveAttribute('lang');
    }
    const announced = screen.getByRole('link', { name: 'Nuevo horario' });
    expect(announced).toLeadTo('/es/contacto');
    expect(announced.closest('[lang]')).toBe(null);
  });

  it('is in English otherwise, and says so', async () => {
    backend.clinic = {
      ...clinic,
      arrivalEs: '',
      closures: [{ ...day, reason: 'Moving', reasonEs: '' }],
      announcement: { text: 'New hours', textEs: '', link: '', from: '', until: '' },
    };
    await openSpanish('/es');
    await screen.findByRole('heading', { level: 1 });
    for (const text of [clinic.tagline, 'Moving', clinic.arrival, 'New hours']) {
      const [shown] = await screen.findAllByText(text);
      expect(shown).toHaveAttribute('lang', 'en');
    }
  });

  it('of a person is in the language in which it is known', async () => {
    backend.staff = [
      staffMemberFrom('s1', {
        ...{ name: 'Dr. Robin Sample', slug: 'robin-sample', title: 'Therapist' },
        ...{ titleEs: 'Terapeuta', bio: 'Ten years of experience.' },
      }),
    ];
    await openSpanish('/es/nosotros/robin-sample');
    expect(await screen.findByText('Terapeuta')).not.toHaveAttribute('lang');
    expect(screen.getByText('Ten years of experience.')).toHaveAttribute('lang', 'en');
    cleanup();
    await openSpanish('/es/nosotros');
    expect(await screen.findByText('Terapeuta')).not.toHaveAttribute('lang');
    expect(screen.getByText('Ten years of experience.')).toHaveAttribute('lang', 'en');
    cleanup();
    await openSpanish('/es');
    expect(await screen.findByText('Terapeuta')).not.toHaveAttribute('lang');
  });

  it('of a photo is English, and says so', async () => {
    backend.media = [photo('lamp', { alt: 'Blue Lamp', caption: 'By night' })];
    await openSpanish('/es/fotos');
    const button = await screen.findByRole('button', { name: /^Abrir foto: ?Blue Lamp$/ });
    expect(within(button).getByRole('img')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('By night')).toHaveAttribute('lang', 'en');
  });

  it('of a photo that nobody has described, and the tags to choose from, are Spanish', async () => {
    backend.media = [
      photo('lamp', { alt: '', caption: '', tags: ['Waiting Room', 'treatment-room', 'Lamps'] }),
    ];
    await openSpanish('/es/fotos?photo=lamp');
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByRole('img')).toHaveAccessibleName('Foto de la clínica');
    expect(viewer.getByRole('img')).not.toHaveAttribute('lang');
    expect(viewer.getByText(/^Sala de espera, Sala de tratamiento, Lamps, oct/)).toBeVisible();
    const filter = screen.getByRole('combobox', { name: 'Filtrar por etiqueta', hidden: true });
    const [, lamps, ...own] = within(filter).getAllByRole('option', { hidden: true });
    expect(lamps).toHaveAttribute('lang', 'en');
    expect(own.map((option) => option.textContent)).toEqual([
      'Sala de espera',
      'Sala de tratamiento',
    ]);
    for (const option of own) expect(option).not.toHaveAttribute('lang');
  });

  it('stays in English on English pages', async () => {
    backend.staff = [
      staffMemberFrom('s1', { name: 'Dr. Robin Sample', title: 'Therapist', titleEs: 'Terapeuta' }),
    ];
    openRoute('/about');
    expect(await screen.findByText('Therapist')).not.toHaveAttribute('lang');
    expect(screen.queryByText('Terapeuta')).toBeNull();
  });
});

describe('articles', () => {
  const english = post('whiplash', { featured: true });
  const spanish = post('latigazo', {
    ...{ id: 'whiplash-es', translationOf: 'whiplash', title: 'El latigazo cervical' },
  });

  it('on a Spanish list are the Spanish ones, and on an English list the English ones', async () => {
    backend.posts = [english, spanish];
    await openSpanish('/es/blog');
    const link = await screen.findByRole('link', { name: /El latigazo cervical/ });
    expect(link).toLeadTo('/es/blog/latigazo');
    expect(link.closest('[lang]')).toBe(document.documentElement.closest('[lang]'));
    expect(screen.queryByText('Title of whiplash')).toBeNull();
    expect(screen.getByRole('link', { name: 'Canal RSS' })).toLeadTo('/es/rss.xml');
    cleanup();
    await openSpanish('/es');
    expect(await screen.findByRole('link', { name: 'El latigazo cervical' })).toBeVisible();
    cleanup();
    openRoute('/blog');
    expect((await screen.findAllByText('Title of whiplash')).length).toBeGreaterThan(0);
    expect(screen.queryByText('El latigazo cervical')).toBeNull();
  });

  it('that are all in English are named as such', async () => {
    backend.posts = [english];
    await openSpanish('/es/blog');
    const link = await screen.findByRole('link', { name: 'Leer los artículos en inglés' });
    expect(link).toLeadTo('/blog');
    expect(link).toHaveAttribute('hreflang', 'en');
    cleanup();
    backend.posts = [spanish];
    openRoute('/blog');
    await screen.findByText('No blog posts available');
    expect(
      within(screen.getByRole('main')).queryByRole('link', { name: /inglés|English/ }),
    ).toBeNull();
  });

  it('lead to the same article in the language of the page, whichever address was followed', async () => {
    backend.posts = [english, spanish];
    const router = await openSpanish('/es/blog/whiplash');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('El latigazo cervical');
    expect(heading).not.toHaveAttribute('lang');
    expect(router.state.location.pathname).toBe('/es/blog/latigazo');
    expect(structuredData('BlogPosting')).toMatchObject({
      inLanguage: 'es-US',
      articleSection: 'Salud y recuperación',
      mainEntityOfPage: `${clinic.origin}/es/blog/latigazo`,
    });
    cleanup();
    const back = openRoute('/blog/latigazo');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Title of whiplash');
    expect(back.state.location.pathname).toBe('/blog/whiplash');
  });

  it('that are withdrawn, or in the other language alone, are not found', async () => {
    backend.posts = [english, { ...spanish, published: false }];
    await openSpanish('/es/blog/latigazo');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404');
    cleanup();
    await openSpanish('/es/blog/whiplash');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404');
  });

  it('name only articles of their language as related', async () => {
    const other = {
      ...spanish,
      id: 'sleep-es',
      translationOf: 'sleep',
      slug: 'dormir',
      title: 'Dormir mejor',
    };
    backend.posts = [english, spanish, other];
    await openSpanish('/es/blog/latigazo');
    const related = within(await screen.findByRole('region', { name: 'Artículos relacionados' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/es/blog/dormir',
    ]);
  });
});

it.each([
  ['/contact', '/es/contacto'],
  ['/contact?for=visit#form', '/es/contacto?for=visit#form'],
  ['/about/robin-sample', '/es/nosotros/robin-sample'],
  ['/admin', '/admin'],
  ['https://clinic.example/contact', 'https://clinic.example/contact'],
])('a typed address %s leads on Spanish pages to %s', (typed, led) => {
  expect(ownAddress(typed)).toBe(led);
});
