<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Report\Address;
use Rueda\Report\Found;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\Http\AjaxCall;

defined( 'ABSPATH' ) || exit;

/** The two calls of the share panel. */
final class ShareActions {
	public function __construct(
		private SharingSettings $sharing,
		private Reports $reports,
		private ReportMailer $mailer
	) {}

	/** Says what may be shared. It is public and never refused, because the page that asks may come from a cache. */
	public function share(): AjaxAnswer {
		return AjaxAnswer::success( (string) wp_json_encode( $this->sharing->read() ) );
	}

	public function mail( AjaxCall $call ): AjaxAnswer {
		if ( ! $call->is_post() ) {
			return AjaxAnswer::refused( 405, 'rueda_post_only', __( 'This request must use POST.', 'rueda' ) );
		}
		$link = $call->text( 'reportLink' );
		return null === $link ? $this->malformed() : $this->mail_of( $link, $call );
	}

	/** The same for a report's own page, where the page, and not a field, says which report it is. */
	public function mail_of( string $link, AjaxCall $call ): AjaxAnswer {
		$address = $call->text( 'toEmail' );
		$name    = $call->has( 'fullName' ) ? $call->text( 'fullName' ) : '';
		if ( null === $address || null === $name ) {
			return $this->malformed();
		}
		if ( ! $call->is_fresh() ) {
			return AjaxAnswer::stale();
		}
		if ( ! $this->sharing->read()['email'] ) {
			return AjaxAnswer::failure( __( 'Sending wheels by email is turned off on this site.', 'rueda' ) );
		}
		$to = Recipient::from_typed( $address );
		if ( null === $to ) {
			return AjaxAnswer::failure( __( 'This email address is not valid. Please check it.', 'rueda' ) );
		}
		// The link only names a report of this site. What goes into the email is built from the report.
		$found  = $this->reports->look_up( Address::slug_of( $link ) ?? '' );
		$report = $found->report;
		if ( null !== $found->retry_after ) {
			return AjaxAnswer::failure( Found::sentence(), $found->retry_after );
		}
		if ( null === $report ) {
			return AjaxAnswer::failure( __( 'This wheel is no longer available, so it cannot be emailed.', 'rueda' ) );
		}
		return $this->mailer->mail( $report, $to, FullName::from_typed( $name ), $this->owner_link( $report, $link ) );
	}

	private function malformed(): AjaxAnswer {
		return AjaxAnswer::failure( __( 'Part of this request is missing, or is not text.', 'rueda' ) );
	}

	/**
	 * The owner's address, for visitors who sent it. A visitor who knows only the public address may have the report
	 * emailed, but must not learn how to delete it.
	 */
	private function owner_link( Report $report, string $link ): string {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$key = $query[ Address::OWNER ] ?? null;
		return is_string( $key ) && $this->reports->is_owner( $report, $key ) ? $report->owner_link( $key ) : '';
	}
}
