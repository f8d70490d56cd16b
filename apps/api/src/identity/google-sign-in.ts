import { createIdentityLibrary, type IdentityLibraryDependencies } from './identity-library.ts';
import { Refusal } from '../http/refusal.ts';
import { libraryCaller, type CallLibrary } from './library-call.ts';

/**
 * The library with Google in it. Built at the first use, because that asks Google for its discovery document: the server
 * starts without Google, and when Google did not answer the next person tries again.
 */
export class GoogleSignIn {
  readonly #dependencies: IdentityLibraryDependencies;
  #building: Promise<CallLibrary> | undefined;

  constructor(dependencies: IdentityLibraryDependencies) {
    this.#dependencies = dependencies;
  }

  /** Throws a Refusal when Google is not set up or cannot be reached. */
  async caller(): Promise<CallLibrary> {
    this.#building ??= this.#build();
    try {
      return await this.#building;
    } catch (failure) {
      this.#building = undefined;
      throw failure;
    }
  }

  async #build(): Promise<CallLibrary> {
    const { settings } = this.#dependencies;
    if (settings.google === undefined) {
      throw new Refusal('google_not_set_up', 'Signing in with Google is not set up for this studio.');
    }
    const library = createIdentityLibrary(this.#dependencies, settings.google);
    const { socialProviders } = await library.$context;
    if (socialProviders.length === 0) {
      throw new Refusal('unavailable', 'Google cannot be reached at the moment. Please try again.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    return libraryCaller(library, settings);
  }
}

const RETRY_SECONDS = 5;
