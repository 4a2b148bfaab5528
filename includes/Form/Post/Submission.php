<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Form;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Record;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** One submitted form while it is handled. Hooks pass it to add-ons, which may read it, stop it or set its answer. */
final class Submission {
	private static ?self $latest = null;
	private string $status       = '';
	private string $outcome      = '';

	/** @var array<string, string> */
	private array $errors = [];

	/** @var mixed The value that functions on `wpcf7_before_send_mail` have set by reference. */
	private $abort = false;

	private ?string $response = null;

	/** @var array<string, mixed> */
	private array $extra = [];

	/** @var list<array{agent: string, reason: string}> */
	private array $spam_log = [];

	public function __construct(
		private Form $form,
		private Request $request,
		private Record $record,
		private string $hash,
		private string $fingerprint = ''
	) {}

	public function form(): Form {
		return $this->form;
	}

	public function request(): Request {
		return $this->request;
	}

	public function record(): Record {
		return $this->record;
	}

	public function replace_record( Record $record ): void {
		$this->record = $record;
	}

	/** @return array<array-key, mixed> All values, or those of one field. */
	public function posted( string $name = '' ): array {
		return '' === $name ? $this->record->posted() : $this->record->values( $name ) ?? [];
	}

	/** The hash of the data, the visitor and the current half hour, as DataHash makes it. */
	public function hash(): string {
		return $this->hash;
	}

	/** The mark of the data and the visitor, whatever the time is. */
	public function fingerprint(): string {
		return $this->fingerprint;
	}

	public function status(): string {
		return $this->status;
	}

	/** Sets a status that an add-on chose; an invalid one is refused. */
	public function set_status( string $status ): bool {
		if ( ! Outcome::is_word( $status ) ) {
			return false;
		}
		$this->status = $status;
		return true;
	}

	/**
	 * Notes how the message ends, before functions on hooks are told.
	 *
	 * @param array<string, string> $errors By field.
	 */
	public function ends_as( string $status, array $errors = [] ): void {
		$this->outcome = $status;
		$this->errors  = $errors;
	}

	/** How the message has ended, or what an add-on wants; "" as long as nothing is decided. */
	public function outcome_status(): string {
		return '' === $this->outcome ? $this->status : $this->outcome;
	}

	/** @return array<string, string> The errors by field, if the message was refused. */
	public function outcome_errors(): array {
		return $this->errors;
	}

	public function response(): ?string {
		return $this->response;
	}

	public function set_response( string $text ): void {
		$this->response = $text;
	}

	/** @return mixed The flag by reference, because the hook `wpcf7_before_send_mail` passes it so. */
	public function &abort_flag() {
		return $this->abort;
	}

	public function is_aborted(): bool {
		return (bool) $this->abort;
	}

	/** @return array<string, mixed> */
	public function extra(): array {
		return $this->extra;
	}

	/** @param array<string, mixed> $properties Properties that are added to the answer. */
	public function add_result_props( array $properties ): void {
		$this->extra = $properties + $this->extra;
	}

	/**
	 * Adds a reason for taking the message for spam.
	 *
	 * @param string|array<array-key, mixed> $agent Who found it; functions written for Contact Form 7 give an array
	 *                                              with both.
	 */
	public function add_spam_log( string|array $agent = '', string $reason = '' ): void {
		$this->spam_log[] = is_array( $agent )
			? [ 'agent' => Read::text( $agent, 'agent' ), 'reason' => Read::text( $agent, 'reason' ) ]
			: [ 'agent' => $agent, 'reason' => $reason ];
	}

	/** @return list<array{agent: string, reason: string}> */
	public function spam_log(): array {
		return $this->spam_log;
	}

	/** Makes this the submission that latest() returns. */
	public function becomes_latest(): self {
		self::$latest = $this;
		return $this;
	}

	public static function latest(): ?self {
		return self::$latest;
	}
}
