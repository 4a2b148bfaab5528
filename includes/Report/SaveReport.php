<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\AjaxAnswer;
use Rueda\Support\AjaxCall;
use Rueda\Support\RateLimiter;
use Rueda\Wheel\Peer;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelReader;
use Throwable;
use WP_Error;

/** The action saveWheelReport: a finished wheel in, the report's link, title and number out. */
final class SaveReport {
	private const ACTION = 'saveWheelReport';

	/** How long a repeat waits for the request that it repeats, in seconds. */
	private const PATIENCE = 8;

	/** In microseconds. */
	private const PAUSE = 50000;

	private const FIELDS = [
		'chartData'    => SentChart::MOST_BYTES,
		'chartOptions' => SentChart::MOST_BYTES,
		'wheelId'      => 20,
		'chartType'    => 200,
		'key'          => 36,
		'locale'       => 35,
	];

	public function __construct(
		private AjaxCall $call,
		private WheelReader $wheels,
		private Reports $reports,
		private ReportRuns $runs,
		private RateLimiter $limiter,
		private Peer $peer
	) {}

	public function register(): void {
		// Not before all plugins are there: the peer answers this action itself.
		add_action( 'init', [ $this, 'listen' ] );
	}

	public function listen(): void {
		if ( ! $this->peer->is_active() ) {
			add_action( 'wp_ajax_' . self::ACTION, [ $this, 'handle' ] );
			add_action( 'wp_ajax_nopriv_' . self::ACTION, [ $this, 'handle' ] );
		}
	}

	/** @return never */
	public function handle() {
		$this->answer()->send();
	}

	public function answer(): AjaxAnswer {
		if ( ! $this->call->is_post() ) {
			return AjaxAnswer::refused( 405, 'rueda_post_only', __( 'Reports are saved by POST.', 'rueda' ) );
		}
		if ( ! $this->call->is_fresh() ) {
			return AjaxAnswer::stale();
		}
		foreach ( self::FIELDS as $name => $longest ) {
			if ( $this->call->has( $name ) && null === $this->call->text( $name, $longest ) ) {
				return $this->malformed( null === $this->call->text( $name, PHP_INT_MAX ) ? 400 : 413 );
			}
		}
		$key = $this->field( 'key' );
		if ( '' !== $key && ! ReportRuns::is_key( $key ) ) {
			return $this->malformed( 400 );
		}
		$known = '' === $key ? null : $this->runs->report_of( $key );
		if ( null !== $known && $known > 0 ) {
			return $this->tell_again( $known );
		}
		$rated = $this->read();
		if ( $rated instanceof WP_Error ) {
			return $this->told_of( $rated );
		}
		return '' === $key ? $this->save( $rated ) : $this->save_once( $key, $rated );
	}

	private function read(): RatedWheel|WP_Error {
		$wheel = $this->wheel( $this->field( 'wheelId' ) );
		if ( null === $wheel || [] === $wheel->areas() ) {
			return new WP_Error( 'rueda_no_wheel', __( 'This wheel is no longer here, so your answers could not be saved.', 'rueda' ), [ 'status' => 200 ] );
		}
		return ( new SentChart( $wheel ) )->read( $this->field( 'chartData' ), $this->field( 'chartOptions' ) );
	}

	/** Published, and open to this visitor: what somebody tries out in a draft is no report. */
	private function wheel( string $id ): ?Wheel {
		$post = ctype_digit( $id ) ? $this->wheels->find( (int) $id ) : null;
		return null !== $post && 'publish' === $post->post_status && ! post_password_required( $post ) ? $this->wheels->read( $post ) : null;
	}

	/** However often, and however many at the same time, ask for it. */
	private function save_once( string $key, RatedWheel $rated ): AjaxAnswer {
		$give_up_at = microtime( true ) + self::PATIENCE;
		while ( ! $this->runs->begin( $key ) ) {
			usleep( self::PAUSE );
			$known = $this->runs->report_of( $key );
			if ( null !== $known && $known > 0 ) {
				return $this->tell_again( $known );
			}
			if ( microtime( true ) > $give_up_at ) {
				return $this->not_saved();
			}
		}
		try {
			$answer = $this->save( $rated, $key );
		} catch ( Throwable $error ) {
			$this->runs->give_up( $key );
			throw $error;
		}
		if ( ! $answer->is_success() ) {
			$this->runs->give_up( $key );
		}
		return $answer;
	}

	private function save( RatedWheel $rated, string $key = '' ): AjaxAnswer {
		if ( ! $this->limiter->take() ) {
			return AjaxAnswer::failure( __( 'Many wheels have been saved from here in a short time. Please try again a little later.', 'rueda' ), $this->limiter->seconds_left() );
		}
		$report = $this->reports->save( $rated, get_current_user_id(), $this->locale(), run: $key );
		return null === $report ? $this->not_saved() : $this->tell( $report );
	}

	private function tell_again( int $id ): AjaxAnswer {
		$report = $this->reports->find( $id );
		return null === $report ? AjaxAnswer::failure( __( 'This report has been deleted.', 'rueda' ) ) : $this->tell( $report );
	}

	private function tell( Report $report ): AjaxAnswer {
		return AjaxAnswer::success(
			[
				'id'        => $report->id(),
				'title'     => $report->title(),
				'link'      => $report->link(),
				'ownerLink' => $report->owner_link( $this->reports->owner_key( $report ) ),
				'message'   => __( 'Your wheel has been saved.', 'rueda' ),
			]
		);
	}

	private function not_saved(): AjaxAnswer {
		return AjaxAnswer::failure( __( 'Your wheel could not be saved. Please try again.', 'rueda' ) );
	}

	private function told_of( WP_Error $error ): AjaxAnswer {
		$status = Stored::at( $error->get_error_data(), 'status' );
		return is_int( $status ) && $status >= 400
			? AjaxAnswer::refused( $status, (string) $error->get_error_code(), $error->get_error_message() )
			: AjaxAnswer::failure( $error->get_error_message() );
	}

	private function malformed( int $status ): AjaxAnswer {
		return AjaxAnswer::refused( $status, 'rueda_malformed', __( 'This is not how a wheel is sent.', 'rueda' ) );
	}

	/** The page's language, if this site speaks it: mails about the report are written in it. */
	private function locale(): string {
		$asked = str_replace( '-', '_', $this->field( 'locale' ) );
		return in_array( $asked, get_available_languages(), true ) || 'en_US' === $asked ? $asked : get_locale();
	}

	private function field( string $name ): string {
		return $this->call->text( $name, self::FIELDS[ $name ] ?? 0 ) ?? '';
	}
}
