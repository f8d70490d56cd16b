import { LOOPBACK_HOSTS, type EnvReader } from './env-reader.ts';
import type {
  FirebasePlace,
  FirebaseServiceAccount,
  FirebaseSettings,
} from '../identity/firebase/firebase-settings.ts';

const PROJECT = 'FIREBASE_PROJECT_ID';
const API_KEY = 'FIREBASE_API_KEY';
const AUTH_DOMAIN = 'FIREBASE_AUTH_DOMAIN';
const SERVICE_ACCOUNT = 'FIREBASE_SERVICE_ACCOUNT';
const EMULATOR = 'FIREBASE_AUTH_EMULATOR_HOST';
const DEMO_PREFIX = 'demo-';

const PROJECT_ID = /^[a-z][a-z0-9-]{4,29}$/;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const HOST_WITH_PORT = /^([a-z0-9.-]+|\[::1\]):\d{1,5}$/;

/**
 * Reads the Firebase settings; undefined when there are none, or when they are wrong, with a sentence for each error. The
 * emulator's tokens are not signed, so it requires three things: its host on this machine, no production, and a project id
 * starting with `demo-`, which Google never assigns.
 */
export function readFirebaseEnv(reader: EnvReader, isProduction: boolean): FirebaseSettings | undefined {
  const projectId = reader.text(PROJECT);
  if (projectId === undefined) return withoutProject(reader);
  if (!PROJECT_ID.test(projectId))
    return reader.fault(`${PROJECT} must be a project id of Firebase, such as my-studio-1a2b3.`);
  const apiKey = reader.text(API_KEY);
  if (apiKey === undefined)
    return reader.fault(`${API_KEY} must be set with ${PROJECT}; find it in the project's settings.`);
  const authDomain = reader.text(AUTH_DOMAIN) ?? `${projectId}.firebaseapp.com`;
  if (!HOST.test(authDomain))
    return reader.fault(`${AUTH_DOMAIN} must be a host without https://, such as sign-in.lifted.example.`);
  const place =
    reader.text(EMULATOR) === undefined
      ? readGoogle(reader, projectId)
      : readEmulator(reader, projectId, isProduction);
  return place && { projectId, apiKey, authDomain, ...place };
}

function withoutProject(reader: EnvReader): undefined {
  for (const name of [API_KEY, AUTH_DOMAIN, SERVICE_ACCOUNT, EMULATOR]) {
    if (reader.text(name) !== undefined) reader.fault(`${name} needs ${PROJECT}.`);
  }
}

function readEmulator(
  reader: EnvReader,
  projectId: string,
  isProduction: boolean,
): FirebasePlace | undefined {
  const host = reader.text(EMULATOR) ?? '';
  if (isProduction)
    return reader.fault(
      `${EMULATOR} must not be set in production: the emulator signs nothing, so anybody could be anybody. Remove it.`,
    );
  if (!projectId.startsWith(DEMO_PREFIX))
    return reader.fault(
      `${PROJECT} must begin with ${DEMO_PREFIX} while ${EMULATOR} is set. Choose such an id, or remove ${EMULATOR}.`,
    );
  const name = HOST_WITH_PORT.exec(host)?.[1]?.replace(/^\[|\]$/g, '');
  if (name === undefined || !LOOPBACK_HOSTS.includes(name))
    return reader.fault(`${EMULATOR} must be a host of this machine with a port, such as 127.0.0.1:9099.`);
  return { kind: 'emulator', host };
}

function readGoogle(reader: EnvReader, projectId: string): FirebasePlace | undefined {
  if (projectId.startsWith(DEMO_PREFIX))
    return reader.fault(
      `${PROJECT} begins with ${DEMO_PREFIX}, which only the emulator knows. Set ${EMULATOR}, or the id of a real project.`,
    );
  const serviceAccount = readServiceAccount(reader.text(SERVICE_ACCOUNT), projectId);
  if (serviceAccount !== undefined) return { kind: 'google', serviceAccount };
  return reader.fault(
    `${SERVICE_ACCOUNT} must be the key file (JSON) of a service account of the project ${projectId}, its whole text.`,
  );
}

function readServiceAccount(text: string | undefined, projectId: string): FirebaseServiceAccount | undefined {
  const { project_id, client_email, private_key } = fieldsOf(text ?? '');
  if (project_id !== projectId || typeof client_email !== 'string' || typeof private_key !== 'string')
    return undefined;
  return private_key.startsWith('-----BEGIN PRIVATE KEY-----')
    ? { clientEmail: client_email, privateKey: private_key }
    : undefined;
}

function fieldsOf(text: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // Invalid JSON: all fields are missing, and the caller says what belongs there.
    return {};
  }
}
