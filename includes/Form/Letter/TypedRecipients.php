<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Form;
use Rueda\Form\MailTemplate;
use Rueda\Form\Store\Record;
use Rueda\Mail\Failure;
use Rueda\Mail\Letter;
use Rueda\Support\Clock;
use Rueda\Support\JointLimits;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many mails go to addresses that visitors typed: to one address, and from the whole site. A visitor may
 * type an address of somebody else. Addresses that the author wrote are not counted.
 */
final class TypedRecipients {
	private const EVERYBODY = 'site';

	private RateLimiter $address;
	private RateLimiter $site;

	public function __construct( Clock $clock ) {
		$this->address = new RateLimiter( $clock, 'form_mail_address', 5, DAY_IN_SECONDS );
		$this->site    = new RateLimiter( $clock, 'form_mail_site', 200, HOUR_IN_SECONDS );
	}

	/**
	 * Counts a mail for each address that the visitor typed.
	 *
	 * @return array<string, string> The reasons of Failure, by the address (in lower case) that may not get the mail.
	 */
	public function refused_by_limits( Letter $letter, Form $form, MailTemplate $template, Record $record ): array {
		$refused = [];
		foreach ( $this->typed( $letter, $form, $template, $record ) as $address ) {
			$limits = [ [ $this->address, Letter::canonical_address( $address ) ], [ $this->site, self::EVERYBODY ] ];
			$which  = JointLimits::take( $limits );
			if ( null !== $which ) {
				$refused[ $address ] = 0 === $which ? Failure::ADDRESS_LIMIT : Failure::SITE_LIMIT;
			}
		}
		return $refused;
	}

	/** @return list<string> The addresses that visitors typed, in lower case. */
	private function typed( Letter $letter, Form $form, MailTemplate $template, Record $record ): array {
		$typed = [];
		foreach ( array_keys( $record->posted() ) as $name ) {
			foreach ( $record->values( (string) $name ) ?? [] as $text ) {
				$typed[] = strtolower( (string) Letter::address_in( $text ) );
			}
		}
		$reached = array_values( array_intersect( $letter->reached(), array_diff( $typed, [ '' ] ) ) );
		if ( [] === $reached ) {
			return [];
		}
		return array_values( array_diff( $reached, LetterWriter::authors_recipients( $form, $template, $record ) ) );
	}
}
