<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The template of a mail about a message. Every part may contain mail-tags. */
final class MailTemplate {
	/**
	 * @param array<array-key, mixed>                       $stored
	 * @param (callable(): array<string, string|bool>)|null $defaults Gives missing parts, which pages do not need.
	 */
	public function __construct( private string $name, private array $stored, private $defaults = null ) {}

	/** `mail` or `mail_2`. */
	public function name(): string {
		return $this->name;
	}

	public function is_active(): bool {
		return 'mail' === $this->name || Read::flag( $this->with( 'active' ), 'active' );
	}

	/** @param string $part subject, sender, recipient, body, additional_headers or attachments. */
	public function part( string $part ): string {
		return Read::text( $this->with( $part ), $part );
	}

	public function is_html(): bool {
		return Read::flag( $this->with( 'use_html' ), 'use_html' );
	}

	public function drops_blank_lines(): bool {
		return Read::flag( $this->with( 'exclude_blank' ), 'exclude_blank' );
	}

	/** The rules of the mail; null for a mail without any. */
	public function rules(): ?MailRules {
		$stored = array_intersect_key( $this->stored, array_flip( Definitions::FORM_MAIL_RULES ) );
		return [] === $stored ? null : MailRules::from_stored( $stored );
	}

	/** The mail to everybody who may get it, whatever the answers are. */
	public function to_everybody(): self {
		$everybody = array_map(
			static fn ( array $route ): array => [ 'recipient' => $route['recipient'] ],
			$this->rules()?->routes() ?? []
		);
		return new self( $this->name, [ 'routing' => $everybody ] + $this->to_array() );
	}

	/** @return array<string, mixed> All parts with the rules, as they are stored. */
	public function to_stored(): array {
		return $this->to_array() + ( $this->rules()?->to_array() ?? [] );
	}

	/**
	 * @return array{
	 *   active: bool, subject: string, sender: string, recipient: string, body: string, additional_headers: string,
	 *   attachments: string, use_html: bool, exclude_blank: bool
	 * }
	 */
	public function to_array(): array {
		return [
			'active'             => $this->is_active(),
			'subject'            => $this->part( 'subject' ),
			'sender'             => $this->part( 'sender' ),
			'recipient'          => $this->part( 'recipient' ),
			'body'               => $this->part( 'body' ),
			'additional_headers' => $this->part( 'additional_headers' ),
			'attachments'        => $this->part( 'attachments' ),
			'use_html'           => $this->is_html(),
			'exclude_blank'      => $this->drops_blank_lines(),
		];
	}

	/** @return array<array-key, mixed> All stored parts, completed with the defaults if this part is missing. */
	private function with( string $part ): array {
		if ( null !== $this->defaults && ! array_key_exists( $part, $this->stored ) ) {
			$this->stored  += ( $this->defaults )();
			$this->defaults = null;
		}
		return $this->stored;
	}
}
