import { createHmac } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';

/** form-submission's database calls, on firebase-admin: four reads, two searches, four writes at once. No checks. */
const database = getFirestore(initializeApp({ projectId: process.env.FIREBASE_PROJECT_ID }));
const cooldownMs = 60_000;
const duplicateMs = 180 * 24 * 60 * 60 * 1000;

export default async function formOnAdmin(request, { ip }) {
  const { submissionId, ...form } = await request.json();
  const lead = database.doc(`leads/${submissionId}`);
  const cooldowns = [ip, form.email, form.phone].map((value) => {
    const hash = createHmac('sha256', process.env.RATE_LIMIT_SECRET).update(value).digest('hex');
    return database.doc(`cooldowns/${hash}`);
  });
  const found = await database.getAll(lead, ...cooldowns);
  if (found.some(({ exists }) => exists)) return new Response(null, { status: 429 });

  const [byEmail, byPhone] = await Promise.all([
    leadsWith('email', form.email),
    leadsWith('phone', form.phone),
  ]);
  const writes = database.batch();
  const now = FieldValue.serverTimestamp();
  writes.create(lead, {
    ...form,
    status: 'new',
    spam: false,
    duplicateOf: [...byEmail.docs, ...byPhone.docs][0]?.id ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const expiresAt = Timestamp.fromMillis(Date.now() + cooldownMs);
  writes.set(
    database.doc('summaries/leads'),
    { contact: { new: FieldValue.increment(1) } },
    { merge: true },
  );
  for (const cooldown of cooldowns) writes.create(cooldown, { at: now, expiresAt });
  await writes.commit();
  return Response.json({ ok: true, id: submissionId });
}

function leadsWith(field, value) {
  return database
    .collection('leads')
    .where(field, '==', value)
    .where('createdAt', '>=', Timestamp.fromMillis(Date.now() - duplicateMs))
    .orderBy('createdAt', 'desc')
    .select('createdAt', 'spam')
    .limit(10)
    .get();
}
