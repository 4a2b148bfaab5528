<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\MailForm;
use Rueda\Report\Report;
use Rueda\Support\Clock;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/**
 * Emails a report for readers without scripts: a form on the report's page posts to that page.
 *
 * The page is never cached, so its nonce is fresh. A reader who kept the page open for too long gets a new nonce, and
 * is asked to send again.
 */
final class PlainMail implements MailForm {
	private const SEND  = 'rueda_mail_report';
	private const SENT  = 'mailed';
	private const PLACE = 'rueda-report-mail';

	/** In seconds. A page that is kept as a bookmark must not say for ever that its email was sent. */
	private const TOLD = 300;

	private string $failure = '';

	public function __construct(
		private ShareActions $actions,
		private SharingSettings $sharing,
		private Clock $clock
	) {}

	/**
	 * Emails the report if this request asks for it, and redirects to the page that says so. An error is shown on this
	 * request's own page, which keeps what was typed.
	 *
	 * @param string $address Of the page: with the owner's key in it, or without.
	 */
	public function receive( Report $report, string $address ): void {
		$this->failure = '';
		$call          = new AjaxCall();
		if ( ! $call->is_post() || ! $call->has( self::SEND ) ) {
			return;
		}
		$this->failure = $this->send( $call, $address );
		if ( '' === $this->failure ) {
			$until = $this->clock->now() + self::TOLD;
			wp_safe_redirect(
				add_query_arg( self::SENT, "{$until}-{$this->sign( $report, $until )}", $address ) . '#' . self::PLACE,
				303,
				'Rueda'
			);
			exit;
		}
	}

	/** Says whether the email was sent. This is outside the form, because a script replaces the form. */
	public function told( Report $report ): string {
		if ( '' !== $this->failure ) {
			return $this->line( 'is-failed', $this->failure );
		}
		return $this->was_sent( $report ) ? $this->line( 'is-sent', __( 'Your wheel has been sent.', 'rueda' ) ) : '';
	}

	/** @param string $address As receive() takes it. */
	public function form( string $address ): string {
		if ( ! $this->sharing->read()['email'] ) {
			return '';
		}
		$call = new AjaxCall();
		return sprintf(
			'<div class="%11$s"><h2 class="%12$s">%1$s</h2><details class="rueda-report__folded"%2$s>'
				. '<summary class="%13$s">%3$s</summary>'
				. '<form class="rueda-mail" method="post" action="%4$s"><p class="rueda-mail__line">%10$s</p>%5$s%6$s'
				. '<input type="hidden" name="security" value="%7$s"><button type="submit"'
				. ' class="rueda-mail__send wp-element-button" name="%8$s" value="1">%9$s</button></form></details>'
				. '</div>',
			esc_html__( 'Get the report', 'rueda' ),
			'' === $this->failure ? '' : ' open',
			esc_html__( 'Email My Wheel', 'rueda' ),
			esc_url( $address . '#' . self::PLACE ),
			$this->field(
				__( 'Full name', 'rueda' ),
				'fullName',
				'type="text" autocomplete="name"',
				__( 'Enter your full name', 'rueda' ),
				$call
			),
			$this->field(
				__( 'Email', 'rueda' ),
				'toEmail',
				'type="email" autocomplete="email"',
				__( 'Enter your email', 'rueda' ),
				$call
			),
			esc_attr( wp_create_nonce( AjaxCall::NONCE ) ),
			esc_attr( self::SEND ),
			esc_html__( 'Send', 'rueda' ),
			esc_html__( 'We will send the link to your wheel to this address, once.', 'rueda' ),
			WheelOfLife::class_names( 'rueda-share__section', 'wheel-widget' ),
			WheelOfLife::class_names( 'rueda-share__title', 'widget-title' ),
			WheelOfLife::class_names( 'rueda-share__link', 'wheeloflife-share-btn is-email' )
		);
	}

	/** @return string What to tell the reader; empty when the email was sent. */
	private function send( AjaxCall $call, string $address ): string {
		// Both fields are required, as in the dialog.
		if ( '' === trim( $call->text( 'fullName' ) ?? '' ) ) {
			return __( 'Please enter your full name.', 'rueda' );
		}
		if ( '' === $call->text( 'toEmail' ) ) {
			return __( 'No email supplied. Please enter valid email.', 'rueda' );
		}
		$answer = $this->actions->mail_of( $address, $call );
		if ( 403 === $answer->status ) {
			return __( 'This page has been open for too long. Please press the button again.', 'rueda' );
		}
		$said = $answer->data;
		$said = is_array( $said ) ? $said['message'] ?? '' : $said;
		return $answer->is_success ? '' : (
			is_string( $said ) && '' !== $said ? $said : __( 'The email was not sent.', 'rueda' )
		);
	}

	/** @param string $attributes Our own. */
	private function field( string $label, string $name, string $attributes, string $hint, AjaxCall $call ): string {
		return sprintf(
			'<label class="rueda-mail__field">%s <input %s name="%s" value="%s" placeholder="%s" required></label>',
			esc_html( $label ),
			$attributes,
			esc_attr( $name ),
			Verbatim::attribute( '' === $this->failure ? '' : (string) $call->text( $name ) ),
			esc_attr( $hint )
		);
	}

	private function line( string $state, string $text ): string {
		return sprintf(
			'<p class="rueda-report__told rueda-share__status %s" id="%s" role="status" tabindex="-1">%s</p>',
			$state,
			self::PLACE,
			esc_html( $text )
		);
	}

	private function was_sent( Report $report ): bool {
		// phpcs:ignore WordPress.Security -- a signed mark, only compared.
		$value = wp_unslash( $_GET[ self::SENT ] ?? '' );
		if ( ! is_string( $value ) || 1 !== preg_match( '/^(\d{1,12})-([0-9a-f]{32})$/D', $value, $found ) ) {
			return false;
		}
		return (int) $found[1] >= $this->clock->now()
			&& hash_equals( $this->sign( $report, (int) $found[1] ), $found[2] );
	}

	/** Signs the time, so that nobody else can make a link which says that an email was sent. */
	private function sign( Report $report, int $until ): string {
		return substr( hash_hmac( 'sha256', "mailed|{$report->slug()}|{$until}", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
