import { Outlet } from "@remix-run/react";
import { DashboardSidebar } from "~/features/shell/dashboard-sidebar";
import { PlanPrompt } from "~/features/shell/plan-prompt";

/** The lists with the ways between them. */
export default function DashboardLayout() {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6 px-5 py-6 sm:px-8 lg:flex-row lg:gap-12 lg:py-10">
      <DashboardSidebar />
      <div className="min-w-0 flex-1">
        <PlanPrompt place="above" />
        <Outlet />
        <PlanPrompt place="below" />
      </div>
    </div>
  );
}
