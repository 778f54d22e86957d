export function serverMemory(env: NodeJS.ProcessEnv): string[];
