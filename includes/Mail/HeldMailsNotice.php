<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/** Tells admins that this site holds its emails, and does what they decide about them. */
final class HeldMailsNotice {
	public const ACTION = 'rueda_held_mails';

	/** The query parameter with what was done, or is asked. */
	public const TOLD = 'held';

	private const ACCEPT = 'accept';
	private const SEND   = 'send';
	private const DELETE = 'delete';
	private const ASK    = 'ask';

	/** How many emails are named. */
	private const NAMED = 20;

	public function __construct( private HeldMails $mails ) {}

	/** Stores the address of a site that has none yet. */
	public function remember(): void {
		if ( wp_doing_cron() || ( is_admin() && ! wp_doing_ajax() ) ) {
			MailHold::of_this_site()->remember();
		}
	}

	public function add_to_bar( mixed $bar ): void {
		$reason = $bar instanceof WP_Admin_Bar && self::may() ? MailHold::of_this_site()->reason() : '';
		if ( '' === $reason || ! $bar instanceof WP_Admin_Bar ) {
			return;
		}
		$count = $this->mails->count();
		$hooks = $this->mails->hooks();
		$bar->add_node(
			[
				'id'    => 'rueda-held-mails',
				'title' => 0 === $count + $hooks
					? esc_html__( 'Emails are held', 'rueda' )
					: esc_html( self::number( $count, $hooks ) ),
				'href'  => admin_url( 'admin.php?page=rueda-messages' ),
				'meta'  => [ 'title' => esc_attr( self::why( $reason ) ) ],
			]
		);
	}

	/**
	 * Prints a notice for a screen of the admin.
	 *
	 * @param string $address The screen's address, not escaped.
	 */
	public function print( string $address ): void {
		self::tell();
		$reason = MailHold::of_this_site()->reason();
		$hooks  = $this->mails->hooks();
		$count  = $this->mails->count() + $hooks;
		if ( '' === $reason && 0 === $count ) {
			return;
		}
		$html = self::heading( $reason );
		if ( $count > 0 ) {
			$html .= $this->list( $count - $hooks, $hooks );
		}
		if ( self::may() ) {
			$html .= self::ASK === ListRequest::word( self::TOLD ) && $count > 0
				? self::question( $address )
				: self::buttons( $address, $reason, $count );
		}
		// wp_admin_notice() prints no forms. A notice that is "inline" is left where it stands by WordPress's script.
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped in its parts.
		printf( '<div id="rueda-held-mails" class="notice notice-warning inline">%s</div>', $html );
	}

	/** Does what an admin has decided, and goes back to the screen. */
	public function carry_out(): void {
		if ( ! self::may() ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'rueda' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$decided = $_POST['decided'] ?? '';
		switch ( $decided ) {
			case self::ACCEPT:
				MailHold::of_this_site()->accept();
				break;
			case self::SEND:
				$this->mails->release();
				break;
			case self::DELETE:
				$this->mails->delete();
				break;
			default:
				$decided = '';
		}
		$back = wp_get_referer();
		$back = remove_query_arg( self::TOLD, false === $back ? admin_url() : $back );
		wp_safe_redirect( add_query_arg( self::TOLD, is_string( $decided ) ? $decided : '', $back ) );
		exit;
	}

	private static function may(): bool {
		return current_user_can( 'manage_options' );
	}

	private static function heading( string $reason ): string {
		return sprintf(
			'<p><strong>%s</strong></p><p>%s</p>',
			'' === $reason
				? esc_html__( 'Some emails were held', 'rueda' )
				: esc_html__( 'This site holds its emails', 'rueda' ),
			esc_html( self::why( $reason ) )
		);
	}

	/** @param string $reason As in MailHold; "" if emails are sent, but some are still held. */
	public static function why( string $reason ): string {
		return match ( $reason ) {
			MailHold::COPY        => sprintf(
				/* translators: 1 and 2: web addresses. */
				__(
					'Rueda was set up at %1$s, and this site is at %2$s, so it may be a copy. A copy must not write to the people of the original site.',
					'rueda'
				),
				MailHold::original(),
				MailHold::of_this_site()->address
			),
			MailHold::ENVIRONMENT => sprintf(
				/* translators: 1: one of WordPress's words "local", "development" and "staging", 2: a line of PHP. */
				__(
					'WordPress says that this is no production site (“%1$s”), so Rueda writes to nobody. To send emails from here, add %2$s to wp-config.php.',
					'rueda'
				),
				wp_get_environment_type(),
				"define( 'RUEDA_HOLD_MAIL', false );"
			),
			''                    => __(
				'This site sends emails, but these are still waiting for your decision.',
				'rueda'
			),
			default               => __( 'The site’s configuration says so (RUEDA_HOLD_MAIL or a plugin).', 'rueda' ),
		};
	}

	private function list( int $count, int $hooks ): string {
		$lines = '';
		foreach ( $this->mails->latest( self::NAMED ) as $mail ) {
			$parts  = array_diff( [ $mail['to'], $mail['subject'], ListMarkup::time( $mail['created'] ) ], [ '' ] );
			$lines .= sprintf( '<li>%s</li>', esc_html( implode( ' · ', $parts ) ) );
		}
		$rest = $count - self::NAMED;
		/* translators: %s: a number of emails. */
		$more   = sprintf( _n( 'and %s more', 'and %s more', $rest, 'rueda' ), number_format_i18n( $rest ) );
		$lines .= $rest > 0 ? sprintf( '<li>%s</li>', esc_html( $more ) ) : '';
		return sprintf(
			'<details><summary>%s</summary><ul class="ul-disc">%s</ul></details>',
			esc_html( self::number( $count, $hooks ) ),
			$lines
		);
	}

	private static function number( int $count, int $hooks ): string {
		$mails = sprintf(
			/* translators: %s: a number of emails. */
			_n( '%s email is held', '%s emails are held', $count, 'rueda' ),
			number_format_i18n( $count )
		);
		/* translators: %s: a number of deliveries of webhooks. */
		$words = _n( '%s webhook delivery is held', '%s webhook deliveries are held', $hooks, 'rueda' );
		$calls = sprintf( $words, number_format_i18n( $hooks ) );
		$told  = [ ...( $count > 0 ? [ $mails ] : [] ), ...( $hooks > 0 ? [ $calls ] : [] ) ];
		return implode( wp_get_list_item_separator(), $told );
	}

	private static function buttons( string $address, string $reason, int $count ): string {
		$html = MailHold::COPY === $reason
			? self::button( self::ACCEPT, __( 'This is the site now', 'rueda' ), true )
			: '';
		if ( $count > 0 ) {
			$html .= self::button( self::SEND, __( 'Send what is held', 'rueda' ), '' === $reason );
			$html .= sprintf(
				' <a class="button" href="%s">%s</a>',
				esc_url( add_query_arg( self::TOLD, self::ASK, $address ) ),
				esc_html__( 'Delete what is held', 'rueda' )
			);
		}
		return '' === $html ? '' : self::form( $html );
	}

	private static function question( string $address ): string {
		return sprintf(
			'<p><strong>%s</strong> %s</p>%s',
			esc_html__( 'Delete what is held?', 'rueda' ),
			esc_html__( 'What is deleted is never sent. Messages stay. This cannot be undone.', 'rueda' ),
			self::form(
				self::button( self::DELETE, __( 'Delete permanently', 'rueda' ), true )
					. sprintf(
						' <a class="button" href="%s">%s</a>',
						esc_url( $address ),
						esc_html__( 'Keep', 'rueda' )
					)
			)
		);
	}

	private static function button( string $decided, string $words, bool $is_first ): string {
		return sprintf(
			' <button type="submit" name="decided" value="%s" class="button%s">%s</button>',
			esc_attr( $decided ),
			$is_first ? ' button-primary' : '',
			esc_html( $words )
		);
	}

	private static function form( string $buttons ): string {
		return sprintf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<p>%s</p></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			wp_nonce_field( self::ACTION, '_wpnonce', true, false ),
			trim( $buttons )
		);
	}

	private static function tell(): void {
		$words = match ( ListRequest::word( self::TOLD ) ) {
			self::ACCEPT => __( 'This address is the site now. New emails are sent.', 'rueda' ),
			self::SEND   => __( 'What was held will be sent in the next minutes.', 'rueda' ),
			self::DELETE => __( 'What was held was deleted.', 'rueda' ),
			default      => '',
		};
		if ( '' !== $words ) {
			ListRequest::tell( 'success', $words );
		}
	}
}
