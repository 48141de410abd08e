import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Review, reviewFrom } from '#domain/clinic/review.ts';
import { defaultStaff } from '#domain/clinic/staff-member.ts';
import { type Post, postFrom } from '#domain/posts/post.ts';
import { clinic, recentRating } from '../../scripts/seed/sample-clinic.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { heard, reported } from '../reports.ts';

const post = (slug: string, title: string): Post =>
  postFrom(slug, {
    title,
    slug,
    summary: `Summary of ${title}`,
    content: 'word '.repeat(401),
    coverImageUrl: `https://files.example/${slug}.webp`,
    coverImageAlt: `Picture of ${title}`,
    published: true,
    featured: true,
    createdAt: new Date('2026-09-01T18:00:00Z'),
    updatedAt: new Date('2026-10-14T18:00:00Z'),
  });
const whiplash = post('whiplash', 'What whiplash feels like');
const pip = post('pip', 'How Utah PIP pays for care');
const sleep = post('sleep', 'Sleeping with a sore neck');

const region = (name: string) => screen.findByRole('region', { name });
const main = async () => {
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
};

describe('hero', () => {
  it('P-HOME-01 P-HOME-02 P-HOME-03 P-LAYOUT-12 says what to do', async () => {
    openRoute('/');
    const page = await main();
    expect(page.getByText(/whiplash, back pain and headaches/)).toHaveTextContent(
      /we’ll get back to you within 24.hours/,
    );
    expect(page.getByRole('link', { name: 'Request Appointment' })).toLeadTo('/contact');
    expect(page.getByRole('link', { name: 'Call Us (801) 555-0142' })).toLeadTo('tel:+18015550142');
  });

  it('says whether the clinic is open, once the clock is known', async () => {
    openRoute('/');
    const page = await main();
    const heading = page.getByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(heading.previousElementSibling).toHaveTextContent(/^(Open now|Closed) · /),
    );
  });

  it('names the first member of the staff, and leads to the team', async () => {
    backend.staff = [
      { ...defaultStaff, id: 'b', name: 'Rosa Marsh', title: 'Front desk', order: 1 },
      {
        ...defaultStaff,
        id: 'a',
        name: 'Dr. Avery Lund',
        title: 'Chiropractic physician',
        order: 0,
      },
    ];
    openRoute('/');
    const link = await (await main()).findByRole('link', { name: /Meet the team/ });
    expect(link).toHaveTextContent('Dr. Avery LundChiropractic physician');
    expect(link).toLeadTo('/about');
    expect(screen.queryByText('Rosa Marsh')).not.toBeInTheDocument();
  });

  it.each([
    ['small', { thumbnailUrl: 'https://files.example/avery/w256.webp' }, 'avery/w256.webp'],
    ['only', { thumbnailUrl: '' }, 'avery.webp'],
  ])('shows the %s photo of that member', async (_, stored, shown) => {
    const photoUrl = 'https://files.example/avery.webp';
    backend.staff = [{ ...defaultStaff, id: 'a', name: 'Dr. Avery Lund', photoUrl, ...stored }];
    openRoute('/');
    const link = await (await main()).findByRole('link', { name: /Meet the team/ });
    expect(link.querySelector('img')).toHaveAttribute('src', `https://files.example/${shown}`);
  });

  const nobody = () =>
    waitFor(() => expect(document.querySelector('main [href="/about"]')).not.toBeInTheDocument());

  it('names nobody without staff', async () => {
    openRoute('/');
    await main();
    await waitFor(() => expect(backend.calls('getFirstStaffMember')).toHaveLength(1));
    await nobody();
  });

  it('names nobody when the staff cannot be read', async () => {
    backend.fail('getFirstStaffMember');
    openRoute('/');
    await main();
    await reported('Failed to load staff information');
    await nobody();
  });

  /** The final picture. The placeholder during the read is lazy. */
  const builtIn = () =>
    document.querySelector('main img[src="/img/hero-tall.svg"][loading="eager"]');
  const uploaded = () => document.querySelector('main img[src="https://files.example/hero.webp"]');

  it('P-SITE-02 P-ERR-11 shows the uploaded picture, and the built-in one when it does not load', async () => {
    const url = 'https://files.example/hero.webp';
    const narrow = { url: 'https://files.example/hero-640.webp', width: 640, height: 427 };
    const placeholder = 'data:image/webp;base64,AA==';
    backend.sitePictures.hero = { url, sizes: [narrow], placeholder };
    openRoute('/');
    await main();
    await waitFor(() => expect(uploaded()).not.toBeNull());
    expect(uploaded()).toHaveAttribute('srcset', `${narrow.url} 640w`);
    expect(uploaded()).toHaveAttribute('fetchpriority', 'high');
    // The picture's own aspect ratio, so that nothing is cropped or shifts.
    expect(uploaded()).toHaveAttribute('width', '791');
    expect(uploaded()).toHaveAttribute('height', '528');
    expect(uploaded()?.previousElementSibling).toHaveAttribute('src', placeholder);
    fireEvent.error(uploaded() as Element);
    expect(uploaded()).toBeNull();
    expect(document.querySelector(`[src="${placeholder}"]`)).toBeNull();
    expect(builtIn()).toBeInTheDocument();
  });

  it('P-SITE-04 shows the built-in picture without an upload', async () => {
    openRoute('/');
    await main();
    await waitFor(() => expect(builtIn()).toBeInTheDocument());
    expect(builtIn()?.parentElement?.querySelector('source')).toHaveAttribute(
      'srcset',
      '/img/hero-wide.svg',
    );
  });

  it('P-ERR-07 shows the built-in picture when the upload cannot be read', async () => {
    backend.fail('getSitePicture');
    openRoute('/');
    await main();
    await reported('Failed to load hero image');
    await waitFor(() => expect(builtIn()).toBeInTheDocument());
  });
});

describe('at a glance', () => {
  it('P-LAYOUT-11 has the address, the way there and to the door, and the rating', async () => {
    backend.clinic = { ...clinic, rating: recentRating(new Date()) };
    openRoute('/');
    const card = within(await region('At a glance'));
    expect(card.getByText('9350 S Example St')).toBeVisible();
    expect(card.getByRole('link', { name: 'Directions' })).toLeadTo(clinic.mapUrl);
    expect(card.getByText(clinic.arrival)).toBeVisible();
    expect(card.getByText('5.0 on Google')).toBeVisible();
  });

  it.each([
    [['English', 'Spanish'], 'Hablamos español', 'English, Spanish'],
    [['English', 'Tongan'], null, 'English, Tongan'],
  ])('says in Spanish that the clinic speaks it: %s', async (languages, spanish, english) => {
    backend.clinic = { ...clinic, languages };
    openRoute('/');
    const card = within(await region('At a glance'));
    expect(card.getByText(english)).toBeVisible();
    const shown = card.queryByText('Hablamos español');
    if (spanish) expect(shown).toHaveAttribute('lang', 'es');
    else expect(shown).toBeNull();
  });
});

it('says each fact once: rating and promise are not said again further down', async () => {
  backend.clinic = { ...clinic, rating: recentRating(new Date()) };
  backend.reviews = [review('A')];
  openRoute('/');
  const reviews = await region('What patients tell us');
  expect(reviews).not.toHaveTextContent('5.0');
  expect(await region('At a glance')).not.toHaveTextContent('24 hours');
});

it('says who pays for a visit, in order', async () => {
  openRoute('/');
  const card = within(await region('Who pays for your visit?'));
  expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Car insurance (PIP)',
    'Health insurance',
    'The other driver',
  ]);
  expect(card.getByText(/at least \$3,000 of medical bills per person/)).toBeVisible();
  expect(card.getByRole('link', { name: 'How PIP pays' })).toLeadTo('/patient-info#pip');
});

describe('What We Treat', () => {
  const conditions = async () =>
    within(await region('What We Treat, from head to hip')).getAllByRole('listitem');

  it('P-HOME-04 lists eight conditions from head to hip', async () => {
    openRoute('/');
    const names = (await conditions()).map((item) => within(item).getByRole('heading').textContent);
    expect(names).toEqual([
      'Headaches and migraines',
      'Whiplash',
      'Neck pain and stiffness',
      'Shoulder and arm pain',
      'Upper and mid-back pain',
      'Low back pain',
      'Disc and nerve symptoms',
      'Sciatica',
    ]);
  });

  it('lights up the bones of the condition under the pointer', async () => {
    openRoute('/');
    const lit = () =>
      [...document.querySelectorAll('g:has(> .bone-process)')].flatMap((bone, i) =>
        bone.querySelector('.bone[data-on="true"]') ? i : [],
      );
    const items = await conditions();
    expect(lit()).toEqual([2, 3, 4]);
    fireEvent.pointerEnter(items[5] as Element);
    expect(lit()).toEqual([19, 20, 21]);
  });
});

const review = (text: string, fields: Record<string, unknown> = {}): Review =>
  reviewFrom(text, {
    ...{ text, name: `Sample patient ${text}`, reviewedOn: '2026-10-13', status: 'published' },
    ...fields,
  });

it('P-HOME-09 P-HOME-10 shows three five-star quotes, named samples, and links to the reviews', async () => {
  backend.reviews = ['A', 'B', 'C'].map((text) => review(text, { isSample: true }));
  openRoute('/');
  const reviews = within(await region('What patients tell us'));
  const quotes = reviews.getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    expect(within(quote).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(within(quote).getByText(/^Sample patient [ABC]$/)).toBeVisible();
  }
  expect(reviews.getByRole('link', { name: 'Read reviews on Google' })).toLeadTo(clinic.reviewUrl);
});

it('quotes the three newest published reviews, and says where they were written', async () => {
  backend.reviews = [
    review('oldest', { reviewedOn: '2026-06-01' }),
    review('older', { reviewedOn: '2026-07-01' }),
    review('draft', { status: 'draft' }),
    review('newest', { source: 'Google', sourceUrl: 'https://reviews.example/1' }),
    review('newer', { reviewedOn: '2026-08-01' }),
  ];
  openRoute('/');
  const quotes = within(await region('What patients tell us')).getAllByRole('figure');
  expect(quotes.map((quote) => quote.querySelector('blockquote')?.textContent)).toEqual([
    'newest',
    'newer',
    'older',
  ]);
  const [newest] = quotes as [HTMLElement];
  const source = within(newest).getByRole('link', { name: 'Google, October 2026' });
  expect(source).toLeadTo('https://reviews.example/1');
});

it.each([
  ['there is none', () => undefined],
  ['they cannot be read', () => backend.fail('listShownReviews')],
])('has no quotes when %s', async (what, arrange) => {
  arrange();
  openRoute('/');
  expect(await region('Your own car insurance may already cover your care')).toBeVisible();
  expect(screen.queryByText('What patients tell us')).toBeNull();
  expect(screen.queryByText(/^Sample patient/)).toBeNull();
  if (what === 'they cannot be read') await waitFor(() => expect(heard).toHaveBeenCalled());
});

it('has no rating that nobody has looked up for 90 days', async () => {
  backend.clinic = { ...clinic, rating: { value: 5, ratedOn: '2026-01-01' } };
  openRoute('/');
  expect(await region('At a glance')).toHaveTextContent('Find us');
  expect(screen.queryByText(/on Google$/)).toBeNull();
});

it('shows what PIP covers and leads to the guide', async () => {
  openRoute('/');
  const band = within(await region('Your own car insurance may already cover your care'));
  expect(band.getByText('$3,000')).toHaveTextContent('$3,000+');
  expect(band.getByRole('link')).toLeadTo('/pip-guide');
});

it('P-HOME-11 closes with a call to action', async () => {
  openRoute('/');
  const closing = within(await region('When you’re ready, call or send a request.'));
  expect(closing.getByRole('link', { name: '(801) 555-0142' })).toBeVisible();
  expect(closing.getByRole('link', { name: 'Request Appointment' })).toLeadTo('/contact');
});

describe('featured articles', () => {
  const title = 'Plain answers for the first weeks';
  const none = async () => {
    await main();
    await waitFor(() => expect(backend.calls('listFeaturedPosts')).not.toEqual([]));
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();
  };

  it.each([[[whiplash]], [[whiplash, pip]], [[whiplash, pip, sleep]]])(
    'P-HOME-05 P-HOME-08 shows those there are, and the way to all',
    async (posts) => {
      backend.posts = posts;
      openRoute('/');
      const section = within(await region(title));
      const links = section.getAllByRole('article').map((article) => {
        const link = within(article).getByRole('link');
        return [link.textContent, link.getAttribute('href')];
      });
      expect(links).toEqual(posts.map((each) => [each.title, `/blog/${each.slug}`]));
      expect(section.getByRole('link', { name: 'View All Articles' })).toLeadTo('/blog');
    },
  );

  it('shows the fixed labels, and speaks the real date and length', async () => {
    backend.posts = [whiplash];
    openRoute('/');
    const section = within(await region(title));
    expect(section.getByText('Recent')).toHaveAttribute('aria-hidden', 'true');
    expect(section.getByText('3 min read')).toHaveAttribute('aria-hidden', 'true');
    expect(section.getByText('October 14, 2026, 3 min read')).toBeInTheDocument();
    expect(section.getByText('Summary of What whiplash feels like')).toBeVisible();
  });

  it('P-ERR-12 shows another picture when the cover does not load', async () => {
    backend.posts = [whiplash];
    openRoute('/');
    const cover = within(await region(title)).getByRole('img', {
      name: 'Picture of What whiplash feels like',
    });
    expect(cover).toHaveAttribute('src', 'https://files.example/whiplash.webp');
    fireEvent.error(cover);
    expect(cover).toHaveAttribute('src', '/img/hero-wide.svg');
  });

  it('are left out when there are none', async () => {
    openRoute('/');
    await none();
  });

  it('P-ERR-04 are left out when they cannot be read', async () => {
    backend.fail('listFeaturedPosts');
    openRoute('/');
    await reported('Failed to load featured posts');
    await none();
  });

  it('do not delay the page', async () => {
    backend.hold('listFeaturedPosts');
    openRoute('/');
    await none();
  });
});

it.each(['/', '/contact'])(
  'P-SEO-07 describes the clinic to search engines on %s',
  async (path) => {
    openRoute(path);
    await main();
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.textContent).not.toContain('<');
    const data = JSON.parse(script?.textContent ?? '');
    expect(data).toMatchObject({
      '@type': ['MedicalClinic', 'LocalBusiness'],
      name: 'Wasatch Spine & Auto Injury',
      telephone: '+18015550142',
      address: { streetAddress: '9350 S Example St, Suite 100', addressLocality: 'Sandy' },
    });
    expect(data).toMatchObject({
      areaServed: { '@type': 'City', name: 'Sandy, UT' },
      medicalSpecialty: 'Musculoskeletal',
      availableService: { '@type': 'MedicalTherapy', name: 'Chiropractic care' },
    });
    // Unknown here, and so absent.
    for (const fact of ['sameAs', 'availableLanguage', 'specialOpeningHoursSpecification'])
      expect(data).not.toHaveProperty(fact);
    expect(data).not.toHaveProperty('aggregateRating');
    const hours = data.openingHoursSpecification.map(
      (each: { dayOfWeek: string; opens: string; closes: string }) =>
        `${each.dayOfWeek} ${each.opens}-${each.closes}`,
    );
    expect(hours).toEqual([
      'Monday 09:00-12:00',
      'Monday 14:00-18:00',
      'Tuesday 14:00-18:00',
      'Wednesday 09:00-12:00',
      'Wednesday 14:00-18:00',
      'Thursday 14:00-18:00',
      'Friday 09:00-12:00',
      'Friday 14:00-18:00',
    ]);
  },
);
