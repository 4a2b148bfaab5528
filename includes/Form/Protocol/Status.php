<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** The statuses of a submitted form, and the CSS classes that belong to them. */
final class Status {
	public const INIT               = 'init';
	public const VALIDATION_FAILED  = 'validation_failed';
	public const ACCEPTANCE_MISSING = 'acceptance_missing';
	public const SPAM               = 'spam';
	public const ABORTED            = 'aborted';
	public const MAIL_SENT          = 'mail_sent';
	public const MAIL_FAILED        = 'mail_failed';
	public const ERROR              = 'error';

	private const CLASSES = [
		self::INIT               => 'init',
		self::VALIDATION_FAILED  => 'invalid',
		self::ACCEPTANCE_MISSING => 'unaccepted',
		self::SPAM               => 'spam',
		self::ABORTED            => 'aborted',
		self::MAIL_SENT          => 'sent',
		self::MAIL_FAILED        => 'failed',
	];

	public static function to_class( string $status ): string {
		return self::CLASSES[ $status ] ?? 'custom-' . trim( preg_replace( '/[^0-9a-z]+/i', '-', $status ) ?? '', '-' );
	}

	/** Whether an add-on may use this word as a status of its own. */
	public static function is_word( string $status ): bool {
		return 1 === preg_match( '/^[a-z][0-9a-z_]+$/D', $status );
	}
}
