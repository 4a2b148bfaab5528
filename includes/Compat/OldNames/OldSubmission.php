<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Protocol\Outcome;
use Rueda\Support\Listeners\StandIn;

defined( 'ABSPATH' ) || exit;

/** A message that is being handled, as functions written for Contact Form 7 know it. */
final class OldSubmission implements StandIn {
	use Forwards;

	/** Our keys of the meta of a record, by their names in Contact Form 7. */
	private const META = [ 'timestamp' => 'time', 'container_post_id' => 'container', 'current_user_id' => 'user' ];

	public function __construct( private OurSubmission $submission ) {}

	public function ours(): OurSubmission {
		return $this->submission;
	}

	public static function get_instance( mixed ...$unused ): ?self {
		$latest  = OurSubmission::latest();
		$wrapper = null === $latest ? null : Wrapper::wrap( $latest );
		return $wrapper instanceof self ? $wrapper : null;
	}

	public static function is_restful(): bool {
		return defined( 'REST_REQUEST' ) && true === constant( 'REST_REQUEST' );
	}

	public function get_status(): string {
		$status = $this->submission->outcome_status();
		return '' === $status ? Outcome::INIT : $status;
	}

	public function is( mixed $status ): bool {
		return $this->get_status() === $status;
	}

	public function set_status( mixed $status ): bool {
		return is_string( $status ) && $this->submission->set_status( $status );
	}

	public function get_response(): string {
		return (string) $this->submission->response();
	}

	public function set_response( mixed $response ): bool {
		$this->submission->set_response( is_scalar( $response ) ? (string) $response : '' );
		return true;
	}

	public function get_contact_form(): ContactForm {
		return Wrapper::form( $this->submission->form() );
	}

	/** @return array<string, array{reason: string, idref: string|null}> */
	public function get_invalid_fields(): array {
		return OldValidation::fields_of( $this->submission->outcome_errors(), $this->submission->form() );
	}

	/** @return array{reason: string, idref: string|null}|false */
	public function get_invalid_field( mixed $name ): array|false {
		return $this->get_invalid_fields()[ Given::text( $name ) ] ?? false;
	}

	public function get_posted_data( mixed $name = '' ): mixed {
		$posted = $this->submission->record()->posted();
		return '' === $name || ! is_scalar( $name ) ? $posted : $posted[ (string) $name ] ?? null;
	}

	public function get_posted_string( mixed $name ): string {
		$value = $this->get_posted_data( $name );
		$value = is_array( $value ) ? reset( $value ) : $value;
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function get_posted_data_hash(): string {
		return $this->submission->hash();
	}

	public function verify_posted_data_hash( mixed $hash = '' ): bool {
		return $hash === $this->submission->hash();
	}

	/** @return array<array-key, mixed> Paths, by the names of fields. */
	public function uploaded_files(): array {
		return $this->submission->record()->files();
	}

	public function get_meta( mixed $name ): mixed {
		$name = Given::text( $name );
		if ( 'do_not_store' === $name ) {
			return $this->submission->form()->settings()->is_on( $name );
		}
		$value = $this->submission->record()->meta( self::META[ $name ] ?? $name );
		return '' === $value ? null : ( isset( self::META[ $name ] ) ? (int) $value : $value );
	}

	/** @return array<string, mixed> */
	public function get_result(): array {
		return $this->submission->extra() + [ 'status' => $this->get_status(), 'message' => $this->get_response() ];
	}

	/** @return array<string, mixed> */
	public function add_result_props( mixed $properties = '' ): array {
		if ( is_array( $properties ) ) {
			$this->submission->add_result_props( Given::named( $properties ) );
		}
		return $this->submission->extra();
	}

	/** @return list<array{agent: string, reason: string}> */
	public function get_spam_log(): array {
		return $this->submission->spam_log();
	}
}
