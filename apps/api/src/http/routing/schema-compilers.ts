import createAjvCompiler from '@fastify/ajv-compiler';
import createSerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import type { StudioApp } from '../studio-app.ts';

/**
 * Compiles each schema with Fastify's own compilers when it is first needed. Fastify itself compiles all of them as a server starts: a
 * quarter of a second of processor time for each server, and memory for calls that nobody makes.
 */
export function compileSchemasWhenNeeded(app: StudioApp): void {
  const compileValidator = createAjvCompiler()({}, { customOptions: {}, plugins: [] });
  app.setValidatorCompiler(({ schema }) => {
    let compiled: ReturnType<typeof compileValidator> | undefined;
    const validate: FastifyValidationResult = (value) => {
      compiled ??= compileValidator({ schema });
      // None of the schemas has to be waited for.
      const isValid = compiled(value) === true;
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  });
  const compileSerializer = createSerializerCompiler()();
  app.setSerializerCompiler(({ schema, method, url, httpStatus = '' }) => {
    let compiled: ReturnType<typeof compileSerializer> | undefined;
    return (value) => {
      compiled ??= compileSerializer({ schema, method, url, httpStatus });
      return compiled(value);
    };
  });
}
