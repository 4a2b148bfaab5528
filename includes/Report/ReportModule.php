<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Blocks\BlocksModule;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Module;
use Rueda\Report\Save\PlainSave;
use Rueda\Report\Save\Runs;
use Rueda\Report\Save\Saver;
use Rueda\Report\Save\SaveReport;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\RateLimiter;
use Rueda\Wheel\Plain\PlainPost;

defined( 'ABSPATH' ) || exit;

/** Reports: how they are saved, shown, kept, found by those who may, and deleted. */
final class ReportModule extends Module {
	private ?Reports $reports      = null;
	private ?PlainSave $wheel_form = null;
	private ?Page $page            = null;

	public function register(): void {
		$type = new PostType();
		// The full type comes before that of Rueda\Types (10), which skips a type that is registered.
		self::at( 'init', [ $type, 'register_type' ], 9 );
		$type->register();
		self::at( 'init', static fn () => Settings::register() );
		self::at( 'init', [ $this->retention(), 'register_meta' ] );
		$this->retention()->job()->register( fn () => $this->retention()->delete_expired() );
		$this->runs()->job()->register( fn () => $this->runs()->prune() );
		// All plugins are loaded by then: Wheel of Life answers this action itself while it is active.
		self::at( 'init', fn () => $this->save()->listen() );
		add_filter( 'request', self::later( fn () => $this->page(), 'route' ), PHP_INT_MAX );
		add_action( 'wp', fn () => $this->page()->prepare(), 0 );
		self::at( 'rest_api_init', [ $this, 'register_routes' ] );
		self::add_personal_data( fn () => $this->privacy() );
		add_action( 'deleted_post', self::later( fn () => $this->reports(), 'tell_deleted' ), 10, 2 );
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

	public function retention(): Retention {
		return new Retention( $this->modules->clock() );
	}

	/** What a wheel without scripts does with its answers. */
	public function wheel_form(): PlainSave {
		return $this->wheel_form ??= new PlainSave( new PlainPost(), $this->saver() );
	}

	private function runs(): Runs {
		return new Runs( $this->modules->clock() );
	}

	public function search(): Search {
		return new Search( $this->reports(), $this->retention() );
	}

	private function saver(): Saver {
		$limiter = new RateLimiter( $this->modules->clock(), 'report', 60, 10 * MINUTE_IN_SECONDS );
		return new Saver( $this->reports(), $this->runs(), $limiter );
	}

	public function save(): SaveReport {
		return new SaveReport( new AjaxCall(), $this->saver() );
	}

	private function privacy(): Privacy {
		return new Privacy( $this->search(), $this->reports(), $this->retention() );
	}

	private function page(): Page {
		$mail                = $this->modules->provided( MailForm::class );
		$links               = new Links( $this->modules->provided( SharingFlags::class ) );
		$call                = $this->modules->get( CallToActionModule::class )->markup();
		$views               = $this->modules->get( BlocksModule::class )->views();
		$view                = new View( $links, $mail, $call, $this->retention(), $this->reports() );
		return $this->page ??= new Page( $this->reports(), $view, $mail, $views );
	}
}
