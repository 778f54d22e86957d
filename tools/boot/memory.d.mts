export function serverMemory(env: NodeJS.ProcessEnv): { flags: string[]; env: { MALLOC_ARENA_MAX: string } };
