import { databaseOfWorker } from "./worker-databases.mjs";

process.env.DATABASE_URL = databaseOfWorker(process.env.DATABASE_URL, process.env.JEST_WORKER_ID);
