import { deleteView } from "@/lib/features/views/delete-view";
import { findDefaultView } from "@/lib/features/views/find-default-view";
import { insertView } from "@/lib/features/views/insert-view";
import { listViews } from "@/lib/features/views/list-views";
import { setDefaultView } from "@/lib/features/views/set-default-view";
import { updateView } from "@/lib/features/views/update-view";
import { controller } from "@/lib/platform/transport/controller";

export const { GET, POST, PUT, PATCH, DELETE } = controller({
  "GET GetSavedViews": listViews,
  "GET GetDefaultView": findDefaultView,
  "POST InsertSavedView": insertView,
  "POST UpdateSavedView": updateView,
  "POST DeleteSavedView": deleteView,
  "POST SetDefaultView": setDefaultView,
});
