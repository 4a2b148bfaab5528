<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Blocks\BlocksModule;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Compat\WheelOfLife;
use Rueda\Mail\MailModule;
use Rueda\Mail\Outbox;
use Rueda\Module;
use Rueda\Report\Compare\ComparedReports;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\NextSteps\NextStepsRequest;
use Rueda\Report\NextSteps\NextStepsWriter;
use Rueda\Report\Reminder\ReminderRequests;
use Rueda\Report\Reminder\Reminders;
use Rueda\Report\Save\PlainSave;
use Rueda\Report\Save\Saver;
use Rueda\Report\Save\SaveReport;
use Rueda\Report\View\Comparing;
use Rueda\Report\View\NextSteps;
use Rueda\Report\View\PageParts;
use Rueda\Report\View\Reminding;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\RateLimiter;
use Rueda\Wheel\Plain\PlainWheelPost;

defined( 'ABSPATH' ) || exit;

/** Reports: how they are saved, shown, kept, found by those who may, and deleted. */
final class ReportModule extends Module {
	public static function hooks(): array {
		return [
			'every'                  => [
				[ 'deleted_post', 'reports.tell_deleted', 10, 2 ],
				// Other plugins delete users, and export and erase data, where nobody is logged in.
				[ 'delete_user', 'PostType.clear_author', 10, 2 ],
				[ 'remove_user_from_blog', 'PostType.clear_author' ],
				[ 'wp_privacy_personal_data_exporters', 'privacy.add_exporter' ],
				[ 'wp_privacy_personal_data_erasers', 'privacy.add_eraser' ],
			],
			'user'                   => [
				// The full type comes before that of Rueda\Types (10), which skips a type that is registered.
				[ 'init', 'PostType.register_type', 9, 0 ],
				[ 'init', 'Settings.register', 10, 0 ],
				[ 'init', 'register_meta', 10, 0 ],
				[ 'init', 'schedule', 10, 0 ],
				[ Retention::CRON, 'delete_expired', 10, 0 ],
				[ Runs::CRON, 'forget_runs', 10, 0 ],
				[ 'admin_init', 'privacy.suggest_text', 10, 0 ],
			],
			'ajax'                   => [
				[ 'wp_ajax_' . SaveReport::ACTION, 'answer', 10, 0 ],
				[ 'wp_ajax_nopriv_' . SaveReport::ACTION, 'answer', 10, 0 ],
			],
			'report'                 => [
				[ 'request', 'page.route', PHP_INT_MAX ],
				[ 'wp', 'page.prepare', 0, 0 ],
			],
			'rest /wp/v2/settings'   => [ [ 'rest_api_init', 'Settings.register', 10, 0 ] ],
			'rest /wp/v2/wheel'      => [ [ 'rest_api_init', 'register_meta', 10, 0 ] ],
			'rest /rueda/v1/reports' => [ [ 'rest_api_init', 'register_routes', 10, 0 ] ],
		];
	}

	private ?Reports $reports      = null;
	private ?PlainSave $wheel_form = null;
	private ?Page $page            = null;

	private ?ReminderRequests $reminder_requests = null;
	private ?ComparedReports $compared           = null;
	private ?NextStepsRequest $next_steps        = null;

	public function register_meta(): void {
		$this->retention()->register_meta();
	}

	public function schedule(): void {
		$this->retention()->job()->schedule();
		$this->runs()->job()->schedule();
	}

	public function delete_expired(): void {
		$this->retention()->delete_expired();
	}

	public function forget_runs(): void {
		$this->runs()->prune();
	}

	/** While the plugin Wheel of Life is active, it answers. */
	public function answer(): void {
		if ( ! WheelOfLife::is_active() ) {
			$this->save()->handle();
		}
	}

	public function register_routes(): void {
		( new Routes( $this->reports(), $this->search() ) )->register_routes();
	}

	public function reports(): Reports {
		return $this->reports ??= new Reports( $this->retention(), $this->modules->clock(), $this->runs() );
	}

	/** The report that this request shows, if any. */
	public function shown(): ?Report {
		return $this->page?->report();
	}

	/** The address of the owner's page that this request shows; empty if it shows none. Not escaped. */
	public function owner_address(): string {
		return $this->page?->owner_address() ?? '';
	}

	/** The address of the page that this request shows, without anything else that the request had in it. */
	public function shown_address(): string {
		return $this->page?->address() ?? '';
	}

	/** The reports with which the page of this request is compared. */
	public function compared(): ComparedReports {
		return $this->compared ??= new ComparedReports( $this->reports() );
	}

	public function retention(): Retention {
		return new Retention( $this->modules->clock() );
	}

	/** What a wheel without scripts does with its answers. */
	public function wheel_form(): PlainSave {
		return $this->wheel_form ??= new PlainSave( new PlainWheelPost(), $this->saver() );
	}

	/** What owners ask for on their pages, and what they are told. */
	public function reminder_requests(): ReminderRequests {
		$clock                            = $this->modules->clock();
		return $this->reminder_requests ??= new ReminderRequests(
			new Reminders( $clock ),
			$this->retention(),
			$clock,
			fn (): Outbox => $this->modules->get( MailModule::class )->outbox()
		);
	}

	/** What the owner of the report that is shown sends as next steps. */
	public function next_steps(): NextStepsRequest {
		return $this->next_steps ??= new NextStepsRequest( $this->steps_writer() );
	}

	public function steps_writer(): NextStepsWriter {
		return new NextStepsWriter( $this->reports(), $this->modules->clock() );
	}

	private function runs(): Runs {
		return new Runs( $this->modules->clock() );
	}

	public function search(): Search {
		$imported = new ImportLedger( $this->modules->clock() );
		return new Search( $this->reports(), $this->retention(), [ $imported, 'slug_of_number' ] );
	}

	private function saver(): Saver {
		$limiter = new RateLimiter( $this->modules->clock(), 'report', 60, 10 * MINUTE_IN_SECONDS );
		return new Saver( $this->reports(), $this->runs(), $limiter );
	}

	public function save(): SaveReport {
		return new SaveReport( new AjaxCall(), $this->saver(), new RefusedCalls( $this->modules->clock() ) );
	}

	public function privacy(): Privacy {
		return new Privacy( $this->search(), $this->reports(), $this->retention() );
	}

	public function page(): Page {
		$mail                = $this->modules->provided( MailForm::class );
		$flags               = $this->modules->provided( SharingFlags::class );
		$call                = $this->modules->get( CallToActionModule::class )->markup();
		$views               = $this->modules->get( BlocksModule::class )->views();
		$comparing           = new Comparing( $this->compared() );
		$reminders           = new Reminders( $this->modules->clock() );
		$parts               = new PageParts(
			$flags,
			$mail,
			$call,
			$this->retention(),
			new Reminding( $reminders, $this->reminder_requests(), $flags, $comparing ),
			$comparing,
			new NextSteps( $this->next_steps() )
		);
		$view                = new ReportView( $parts->in_order(), $this->reports() );
		return $this->page ??= new Page( $this->reports(), $view, $mail, $views );
	}
}
