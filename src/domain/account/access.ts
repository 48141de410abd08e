/** Who may do what. firestore.rules and storage.rules say the same by hand: tests/rules try every cell. */
export const roles = ['admin', 'owner', 'front_desk', 'editor'] as const;

/** 'admin' is given by script alone (npm run make-admin); the others on the Accounts screen. */
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  admin: 'Administrator',
  owner: 'Owner',
  front_desk: 'Front desk',
  editor: 'Editor',
};

/** The roles that the Accounts screen gives. */
export const givenRoles = ['owner', 'front_desk', 'editor'] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];

export const isGivenRole = (value: unknown): value is GivenRole =>
  givenRoles.some((role) => role === value);

export const managers: readonly Role[] = ['admin', 'owner'];
const desk: readonly Role[] = [...managers, 'front_desk'];
const writers: readonly Role[] = [...managers, 'editor'];

export type Operation = 'read' | 'create' | 'update' | 'delete';
type Row = Partial<Record<Operation, readonly Role[]>>;

/** By collection. `read`: of what visitors can't see. No entry: open to nobody. Devices are each person's own. */
export const access = {
  leads: { read: desk, update: desk, delete: managers },
  // What an import brought goes when it is undone.
  persons: { read: desk, create: desk, update: desk, delete: managers },
  imports: { read: managers, create: managers, update: managers },
  // Name, email and phone of a request, and its legal hold.
  personsData: { update: managers },
  // Open screens hear of an erasure by its stub.
  erasures: { read: desk, create: managers, update: managers },
  activity: { read: desk, create: desk, delete: managers },
  // The histories of requests, and the log of everything else.
  trail: { read: managers },
  accessLog: { create: desk },
  appointments: { read: desk, create: desk, update: desk, delete: managers },
  reviewAsks: { read: desk, create: desk, update: desk, delete: managers },
  slotLocks: { read: desk, delete: desk },
  // Visitors read them, too.
  openings: { create: desk, update: desk },
  templates: { read: desk, create: desk, update: desk, delete: desk },
  leadCounts: { read: desk, create: desk, update: desk },
  devices: { read: desk, create: desk, update: desk, delete: desk },
  blogPosts: { read: writers, create: writers, update: writers, delete: writers },
  slugs: { read: writers, create: writers, update: writers },
  counters: { read: writers, create: writers, update: writers },
  reviews: { read: writers, create: writers, update: writers, delete: writers },
  staff: { create: writers, update: writers, delete: writers },
  staffSlugs: { read: writers, create: writers, update: writers },
  media: { read: writers, create: writers, update: writers, delete: writers },
  gallery: { create: writers, update: writers },
  images: { read: writers, create: writers, update: writers, delete: writers },
  siteMedia: { create: writers, update: writers, delete: writers },
  files: { read: writers, create: writers, delete: writers },
  clinic: { create: managers, update: managers },
  // An editor's browser asks for the build after a change.
  publishing: { read: writers, create: managers, update: managers },
  // Whether a sign-in needs a second factor.
  security: { create: managers, update: managers },
  retention: { read: managers, create: managers, update: managers },
  // Visitors read them, too.
  visitTypes: { create: managers, update: managers },
  booking: { create: managers, update: managers },
  calendars: { read: managers, create: managers, update: managers },
  // The form function writes it, for those who may change the clinic's facts.
  mailTest: { read: managers },
  siteAnalytics: { read: writers },
  problems: { read: managers, create: roles },
  users: { read: managers, create: managers, update: managers },
} satisfies Record<string, Row>;

export type Collection = keyof typeof access;

export function rolesFor(operation: Operation, collection: Collection): readonly Role[] {
  const row: Row = access[collection];
  return row[operation] ?? [];
}

export function may(role: Role | null, operation: Operation, collection: Collection): boolean {
  return role !== null && rolesFor(operation, collection).includes(role);
}
