<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Report\Name;
use Rueda\Report\NoticePage;
use Rueda\Report\Page;
use Rueda\Report\Reports;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Http\Uncached;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/**
 * The page behind the link in the email that asks for consent. Only its buttons confirm and stop a reminder, because
 * programs that check emails open every link. It shows nothing of the report: somebody may have typed a wrong address.
 */
final class ReminderPage {
	private const DO      = 'rueda_reminder_do';
	private const CONFIRM = 'confirm';
	private const STOP    = 'stop';

	private ?Reminder $reminder = null;
	private string $wheel       = '';

	public function __construct( private Reminders $reminders, private Reports $reports ) {}

	public function prepare(): void {
		// phpcs:ignore WordPress.Security -- the mark in it is the proof.
		$this->reminder = $this->reminders->by_token( $_GET[ Reminder::QUERY ] ?? null );
		$report         = null === $this->reminder ? null : $this->reports->find( $this->reminder->report_id );
		if ( null === $report ) {
			$this->reminder = null;
		} else {
			$this->wheel = Name::name_for_readers( $report );
			$this->do_if_asked( $this->reminder );
		}
		$this->show();
	}

	private function do_if_asked( Reminder $reminder ): void {
		$call = new AjaxCall();
		$do   = $call->is_post() ? $call->text( self::DO ) : null;
		if ( self::CONFIRM === $do ) {
			$this->reminders->confirm( $reminder );
		} elseif ( self::STOP === $do ) {
			$this->reminders->forget( $reminder );
		} else {
			return;
		}
		// Reloading the page that follows does not send the form again.
		wp_safe_redirect( $reminder->link(), 303, 'Rueda' );
		exit;
	}

	private function show(): void {
		Page::send_headers();
		Uncached::tell_plugins();
		NoticePage::take_the_query( 'reminder', $this->title() );
		status_header( null === $this->reminder ? 410 : 200 );
		add_filter( 'redirect_canonical', '__return_false' );
		add_filter( 'wp_robots', [ $this, 'robots' ], PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', [ Page::class, 'enqueue_style' ], 20, 0 );
		add_filter( 'the_content', [ $this, 'content' ], PHP_INT_MAX );
	}

	/** @return array<string, bool> */
	public function robots(): array {
		return [ 'noindex' => true, 'nofollow' => true ];
	}

	public function content( mixed $html ): mixed {
		return in_the_loop() && is_main_query() && 0 === get_the_ID() ? $this->html() : $html;
	}

	private function title(): string {
		return match ( $this->reminder?->is_confirmed ) {
			null  => __( 'There is no reminder here', 'rueda' ),
			true  => __( 'You will be reminded', 'rueda' ),
			false => __( 'Shall we remind you?', 'rueda' ),
		};
	}

	private function html(): string {
		if ( null === $this->reminder ) {
			return $this->page(
				__(
					'It was sent or stopped, its report was deleted, or nobody confirmed it in time. The email address has been deleted.',
					'rueda'
				),
				''
			);
		}
		$words = $this->reminder->is_confirmed
			/* translators: 1: an email address, 2: title of a wheel, 3: a date. */
			? __(
				'We will send one email to %1$s about the wheel “%2$s” on %3$s. Then the address is deleted.',
				'rueda'
			)
			/* translators: 1: an email address, 2: title of a wheel, 3: a date. */
			: __( 'Press the button to get one email to %1$s about the wheel “%2$s” on %3$s.', 'rueda' );
		$confirm = $this->reminder->is_confirmed
			? ''
			: $this->button( self::CONFIRM, __( 'Yes, remind me', 'rueda' ), 'wp-element-button' );
		return $this->page(
			sprintf( $words, $this->reminder->masked_address(), $this->wheel, Period::day( $this->reminder->day ) ),
			sprintf(
				'<form class="rueda-report__answers" method="post" action="%s">%s%s</form>',
				esc_url( $this->reminder->link() ),
				$confirm,
				$this->button( self::STOP, __( 'Do not remind me', 'rueda' ), 'rueda-share__link' )
			)
		);
	}

	private function button( string $value, string $text, string $classes ): string {
		return sprintf(
			'<button type="submit" class="%s" name="%s" value="%s">%s</button>',
			esc_attr( $classes ),
			esc_attr( self::DO ),
			esc_attr( $value ),
			esc_html( $text )
		);
	}

	/** @param string $rest HTML. */
	private function page( string $words, string $rest ): string {
		return sprintf( '<div class="rueda-report"><p>%s</p>%s</div>', esc_html( $words ), $rest );
	}
}
