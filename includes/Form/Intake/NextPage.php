<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\AfterSending;
use Rueda\Form\Post\Submission;
use WP;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the page to which a form leads after its message was sent. It has no answers of the visitor, unless
 * the author chose fields: addresses stand in logs and in the history of browsers.
 */
final class NextPage {
	/** In characters: of an answer, and of the whole address. */
	private const ANSWER  = 200;
	private const ADDRESS = 2000;

	/** Before a name that WordPress reads from addresses, because the page would not be found with it. */
	private const PREFIX = 'field-';

	/** @return string "" if there is no such page for visitors, or if it is on another site that is not allowed. */
	public static function address( AfterSending $after, Submission $submission ): string {
		$address = self::without_answers( $after );
		foreach ( '' === $address ? [] : $after->fields() as $name ) {
			$answer = rawurlencode( self::answer( $submission, $name ) );
			$longer = '' === $answer ? $address : add_query_arg( self::parameter( $name ), $answer, $address );
			if ( strlen( $longer ) <= self::ADDRESS ) {
				$address = $longer;
			}
		}
		return $address;
	}

	/** The same address for everybody. */
	public static function without_answers( AfterSending $after ): string {
		if ( $after->page() > 0 ) {
			$link = is_post_publicly_viewable( $after->page() ) ? get_permalink( $after->page() ) : false;
			return false === $link ? '' : $link;
		}
		$address = esc_url_raw( $after->address(), [ 'http', 'https' ] );
		// Functions on the filter `allowed_redirect_hosts` allow other sites.
		return '' === $address ? '' : wp_validate_redirect( $address, '' );
	}

	private static function answer( Submission $submission, string $name ): string {
		$field = $submission->form()->field( $name );
		if ( null === $field || ! $field->is_for_mail() || $field->kind()->holds_files() ) {
			return '';
		}
		$answers = $submission->record()->values( $name, true ) ?? [];
		return mb_substr( implode( ', ', array_diff( $answers, [ '' ] ) ), 0, self::ANSWER );
	}

	private static function parameter( string $name ): string {
		$wp   = $GLOBALS['wp'] ?? null;
		$used = $wp instanceof WP ? $wp->public_query_vars : [];
		return in_array( $name, $used, true ) ? self::PREFIX . $name : $name;
	}
}
